/* A battle: the odds of all its attackers (14.1) against all its defenders (14.2), dice, and what they bring (15). */
import { action } from '../../kit/action';
import type { AnyFrame, FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { commanderOf, commandersOf } from '../commanders';
import { boxOf } from '../components/box';
import { hasFort } from '../field';
import { eliminate } from '../losses';
import { type Cause, type DecisionOf, enemyOf, type G, LOST, type Side } from '../state';
import { listed, say } from '../words';
import { advancing, leadersDoomed, leadersFree, stackRetreating } from './companions';
import { attackOf, defenceOf } from './defence';
import { leadersAt } from './dice';
import { forecastOf } from './forecast';
import type { Battle } from './frames';
import { oddsOf } from './odds';
import { outcomeOf, ROUT, resultOf } from './outcome';

type BattleFrame = FrameAt<G, 'battle'>;

export const battleStep: DecisionOf<'battle'> = {
  prompt: ({ frame }) => ({
    text: `Choose one of the dice: ${listed(frame.dice.map(String))}.`,
    rule: '19.4',
  }),
  proceed(play, frame) {
    const { G } = play;
    const { odds, certain, dice } = forecastOf(G, frame.battle);
    if (certain !== null) {
      tell(play, frame, certain === 'surrounded' ? '15.4' : '15.5', `${certain}, no die is needed`);
      settle(play, frame, ROUT);
      return;
    }
    if (frame.dice.length === 0) {
      frame.dice = play.roll(dice);
      tell(play, frame, '15.2', `${dice > 1 ? 'dice' : 'die'} ${listed(frame.dice.map(String))}`);
    }
    const results = new Set(frame.dice.map((die) => resultOf(G, odds, die)));
    const [only] = results;
    if (results.size === 1) settle(play, frame, only);
    else play.ask(chooserOf(G, frame.battle));
  },
  actions: {
    choose: action({
      first: ({ frame }) => [...new Set(frame.dice)].sort(),
      effect(play, { G, frame }, die) {
        play.journal('19.4', `The Romans take the ${die}.`);
        settle(play, frame, resultOf(G, oddsIn(G, frame.battle), die));
      },
      label: ({ G, frame }, die) =>
        `Take the ${die}: ${outcomeOf(resultOf(G, oddsIn(G, frame.battle), die)).text}`,
    }),
  },
};

function oddsIn(G: G, battle: Battle) {
  return oddsOf(attackOf(G, battle), defenceOf(G, battle).total);
}

/** Returns the commander of the leader whose dice they are. */
function chooserOf(G: G, battle: Battle): Side {
  const [leader] = leadersAt(G, battle);
  return commanderOf(G, leader);
}

function tell(play: Play<G>, { cause, battle }: BattleFrame, rule: string, how: string): void {
  const { G } = play;
  const { attack, defence, odds } = forecastOf(G, battle);
  const doubled = defence.hexes.some((hex) => hex.doubled !== null) ? ' doubled' : '';
  const text = `${say(cause, 'attack')} ${listed(battle.hexes)}: ${attack} to ${defence.total}${doubled}, ${odds.name}, ${how}.`;
  play.journal(rule, text, {
    kind: 'battle',
    side: commandersOf(G, cause)[0],
    places: [...hexesOf(G, battle.attackers), ...battle.hexes],
  });
}

/** Applies a result: losses at once, then retreats, then advances, and what follows a battle. */
function settle(play: Play<G>, { cause, battle, began }: BattleFrame, result: string): void {
  const { G } = play;
  const { attacker, defender, rages, text } = outcomeOf(result);
  const places = battle.hexes;
  if (rages) rage(play, cause, battle);
  else play.journal('15.3', `${result === 'MELEE' ? 'A melee' : capital(text)}.`, { kind: 'round', places });
  const parts = [
    { side: cause, units: battle.attackers, fate: attacker, others: battle.defenders, began },
    { side: enemyOf(cause), units: battle.defenders, fate: defender, others: battle.attackers, began: {} },
  ].map((part) => ({ ...part, vacated: hexesOf(G, part.others) }));
  const lost = parts.flatMap(({ fate, units }) => (fate.isLost ? units : []));
  eliminate(play, [...lost, ...leadersDoomed(G, lost)], '15.3', '');
  const frames: AnyFrame<G>[] = [];
  for (const part of parts) {
    const { side, units, fate, others } = part;
    const on = units.filter((id) => boxOf(G).hex[G.at[id]] !== undefined);
    if (fate.retreat === 0 || on.length === 0) continue;
    const retreating = stackRetreating(G, on);
    frames.push(
      { step: 'leaderFate', sides: [], leaders: leadersFree(G, on, retreating.leaders) },
      {
        step: 'retreat',
        sides: [],
        cause: side,
        by: commanderAmong(G, enemyOf(side), others),
        ...retreating,
        distance: fate.retreat,
        path: [],
        landed: {},
        began: part.began,
      },
    );
  }
  for (const { side, units, fate, vacated, began } of parts)
    if (fate.advance > 0)
      frames.push({
        step: 'advance',
        sides: [],
        cause: side,
        isAttacker: side === cause,
        distance: fate.advance,
        vacated,
        ways: Object.fromEntries(advancing(G, units).map((id) => [id, []])),
        posts: battle.posts,
        began,
      });
  play.become(...frames, { step: 'aftermath', sides: [] });
}

function hexesOf(G: G, units: readonly string[]): string[] {
  return [...new Set(units.map((id) => G.at[id]))].filter((place) => boxOf(G).hex[place] !== undefined);
}

/** All who took part are inverted and fight again in the attacker's next turn (15.3), unless one side fights from a fort (24.7). */
function rage(play: Play<G>, cause: Cause, { attackers, defenders, hexes }: Battle): void {
  const { G } = play;
  const isFortified = [attackers, defenders].some((units) => units.every((id) => isInFort(G, id)));
  if (isFortified) {
    play.journal('24.7', 'The battle would rage, but a fort ends it.', { kind: 'round', places: hexes });
    return;
  }
  G.rages.push({ cause, attackers: [...attackers], defenders: [...defenders] });
  play.journal('15.3', 'The battle rages: it will be fought again.', {
    kind: 'round',
    places: hexes,
    pieces: [...attackers, ...defenders],
  });
}

function isInFort(G: G, unit: string): boolean {
  return boxOf(G).hex[G.at[unit]] !== undefined && hasFort(G, G.at[unit]);
}

/** Returns who decides for a cause in a battle: the commander of the first of its units that is left, or the first of all. */
function commanderAmong(G: G, cause: Cause, units: readonly string[]): Side {
  const { unit } = boxOf(G);
  const left = units.find((id) => G.at[id] !== LOST);
  return left === undefined ? commandersOf(G, cause)[0] : commanderOf(G, unit[left]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
