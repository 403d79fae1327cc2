/* Free Commands, Special Abilities and Battles that an Event grants a Non-player (8.2.3). */
import { PLAYERS, type Player } from '../../components/factions';
import { outlook } from '../outlook';
import { enmity, mayStrike } from '../priorities';
import { choose } from '../select';
import type { EventMoment, Way } from './chooser';
import { valueOfFoe } from './fleet';
import { factionOfArgument, regionOfArgument } from './read';

/** Commands in the order of each flowchart, from the top (8.5 to 8.8). */
const COMMANDS: Readonly<Record<Player, readonly string[]>> = {
  belgae: ['battle', 'rally', 'raid', 'march'],
  aedui: ['battle', 'rally', 'raid', 'march'],
  arverni: ['battle', 'rally', 'march', 'raid'],
  romans: ['battle', 'march', 'recruit', 'seize'],
};

/** Card 62: what follows where the pieces have come, but for the Romans, who go by their flowchart (8.2.1). */
const WAR_FLEET = 62;
const BY_THE_FLEET: Readonly<Partial<Record<Player, readonly string[]>>> = {
  belgae: ['rally'],
  aedui: ['rally', 'raid'],
  arverni: ['battle'],
};

function commandsOf({ side, frame }: EventMoment): readonly string[] {
  return (frame.card === WAR_FLEET ? BY_THE_FLEET[side] : undefined) ?? COMMANDS[side];
}

/** Special Abilities in the order of each flowchart. */
const ABILITIES: Readonly<Record<Player, readonly string[]>> = {
  belgae: ['rampage', 'enlist'],
  aedui: ['trade', 'suborn'],
  arverni: ['devastate', 'entreat'],
  romans: ['build', 'scout'],
};

function firstOf(order: readonly string[], ways: readonly Way[]): Way | null {
  const places = ways.map(([name]) => order.indexOf(`${name}`));
  const least = Math.min(...places.filter((place) => place >= 0));
  return ways[places.indexOf(least)] ?? null;
}

/** The first Command of the flowchart that may be executed there and that it has not called off, having no use for it (8.2.3). */
export function chooseCommand(at: EventMoment, ways: readonly Way[]): Way | null {
  const { noted, at: effect } = at.frame;
  const tried = (command: unknown) => `tried ${effect} ${command}`;
  const way = firstOf(
    commandsOf(at),
    ways.filter(([command]) => noted[tried(command)] === undefined),
  );
  if (way !== null) noted[tried(way[0])] = 1;
  return way;
}

/** The first Special Ability of the flowchart that may be used. */
export function chooseAbility(at: EventMoment, ways: readonly Way[]): Way | null {
  return firstOf(ABILITIES[at.side], ways);
}

/** Card 72: the group fights the player against whom it has come (8.2.1). */
const RAID_OF_A_GROUP = 72;

function battleOfGroup({ play, G, side }: EventMoment, ways: readonly Way[]): Way | null {
  const value = ([region, target]: Way) => {
    const foe = PLAYERS.find((faction) => faction === target);
    return foe === undefined ? null : valueOfFoe(G, side, regionOfArgument(region), foe);
  };
  return (
    choose(
      play,
      ways.filter((way) => value(way) !== null),
      (way) => value(way) ?? 0,
    ) ?? null
  );
}

/** The Battle that costs the enemy most; none by which it would lose nothing (8.3.1). */
export function chooseBattle(at: EventMoment, ways: readonly Way[]): Way | null {
  const { play, G, side, frame } = at;
  const inflicted = ([region, target]: Way) => {
    const [place, defender] = [regionOfArgument(region), factionOfArgument(target)];
    return outlook(G, { region: place, attacker: side, by: side, defender }).inflicted;
  };
  if (frame.card === RAID_OF_A_GROUP) return battleOfGroup(at, ways);
  const foes = ways.filter(([, target]) => mayStrike(G, side, frame.card, factionOfArgument(target)));
  const isWorthIt = (way: Way) => inflicted(way) > 0 || frame.card === 25 || frame.card === 51;
  const open = at.may('enough') ? foes.filter(isWorthIt) : foes;
  return choose(play, open, inflicted, ([, target]) => enmity(side, factionOfArgument(target))) ?? null;
}
