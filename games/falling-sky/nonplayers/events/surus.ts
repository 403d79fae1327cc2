/* Card 51: what Germanic Warbands do that have replaced Aedui ones (8.2.3). */
import { orderFor } from '../../commands/order';
import { type CommandName, FREE, limitedTo, type Terms, termsWith } from '../../commands/terms';
import { type Faction, PLAYERS } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { groupWith } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { marchGermans } from '../arverni/germans';
import { germanicCommand } from '../belgae/germans';
import { outlook } from '../outlook';
import { isRunByPlayer } from '../priorities';
import type { EventMoment } from './pick';

/** Returns what they do, the best first: Battle where that costs a piece, else what the flowchart comes to, no Battle for nothing. */
export function wishesOfGermans(at: EventMoment): readonly string[] {
  const { G, play, side, frame } = at;
  const region = frame.regions.at(-1);
  if (region === undefined) return [];
  const count = frame.noted.converted ?? 0;
  if (PLAYERS.some((foe) => mayFight(at, foe) && strikes(at, region, foe, count))) return ['battle'];
  const order = (command: CommandName) => orderFor(command, 'germans', side, termsOf(command, region, count));
  const command =
    side === 'belgae'
      ? germanicCommand(G, order)
      : marchGermans(G, play, order('march')).length > 0
        ? 'march'
        : 'raid';
  return command === null ? ['raid', 'march'] : [command, 'raid', 'march'];
}

/** Says whether the flowchart lets the Germans Battle a Faction: of the Arverni none against Belgae but a player's (8.7.1). */
export function mayFight({ G, side }: EventMoment, foe: Faction): boolean {
  if (foe === side) return false;
  return side !== 'arverni' || foe !== 'belgae' || isRunByPlayer(G, foe);
}

function strikes({ G, side }: EventMoment, region: RegionId, foe: Faction, hidden: number): boolean {
  if (piecesIn(G, region, foe) === 0 || forceIn(G, region, foe).hidden >= hidden) return false;
  const group = groupWith({ hidden });
  const terms = { ambush: true };
  return outlook(G, { region, attacker: 'germans', by: side, defender: foe, group, terms }).inflicted > 0;
}

/** Returns the terms of a Command of the Warbands there alone; none for those that the card does not grant. */
function termsOf(command: CommandName, region: RegionId, count: number): Terms {
  const terms = termsWith({ regions: [region], most: 1 }, FREE);
  if (command === 'march') terms.march = limitedTo({ groups: 1, pieces: count, hiddenOnly: true });
  else if (command === 'raid') terms.raiders = count;
  else terms.regions = [];
  return terms;
}
