/* The battles of a combat, reckoned for the screen by the rules' own functions. */
import {
  attackOf,
  type Battle,
  battleOf,
  battlesOf,
  type Defence,
  defenceOf,
  type Odds,
  oddsOf,
} from '../../../games/alesia/combat';
import { isOverwhelming } from '../../../games/alesia/combat/odds';
import { outcomeOf, resultOf } from '../../../games/alesia/combat/outcome';
import { isRouted } from '../../../games/alesia/combat/surround';
import type { Cause, G } from '../../../games/alesia/state';
import { findFrame, isOver, topFrame } from '../../../games/kit/frame';
import type { Choices } from '../../table/choices';

/** A battle on the screen. */
export interface ShownBattle {
  battle: Battle;
  /** It is not declared: it is what would be if those chosen attacked. */
  isIdea: boolean;
}

/** What the window of battles shows. */
export interface Shown {
  title: 'Battle' | 'Battles' | 'Attacks';
  rule: string;
  cause: Cause;
  battles: readonly ShownBattle[];
}

const NOTHING: Shown = { title: 'Attacks', rule: '14', cause: 'roman', battles: [] };

/** So many targets of those chosen are reckoned beforehand. */
const IDEAS = 3;

/** Returns the battles of the combat that goes on; while attacks are divided also what those chosen could do. */
export function battlesIn(G: G, chosen: readonly string[], next: Choices['next']): Shown {
  if (isOver(G)) return NOTHING;
  const fought = findFrame(G, 'battle');
  const told = (battle: Battle): ShownBattle => ({ battle, isIdea: false });
  if (fought !== undefined)
    return { title: 'Battle', rule: '15.2', cause: fought.cause, battles: [told(fought.battle)] };
  const top = topFrame(G);
  if (top.step === 'battles')
    return { title: 'Battles', rule: '13.3', cause: top.cause, battles: top.battles.map(told) };
  if (top.step !== 'combat') return NOTHING;
  const declared = battlesOf(G, top.targets);
  const ideas = ideasOf(G, declared, chosen, next);
  return {
    title: 'Attacks',
    rule: '14.3',
    cause: top.cause,
    battles: [...ideas.map((battle) => ({ battle, isIdea: true })), ...declared.map(told)],
  };
}

/** Returns the battles that would come of it if those who are chosen attacked, each by one of the hexes they may. */
function ideasOf(
  G: G,
  declared: readonly Battle[],
  chosen: readonly string[],
  next: Choices['next'],
): Battle[] {
  const byHex = new Map<string, string[]>();
  for (const unit of chosen)
    for (const hex of next('attack', [unit])) {
      const known = byHex.get(String(hex));
      if (known === undefined) byHex.set(String(hex), [unit]);
      else known.push(unit);
    }
  return [...byHex].slice(0, IDEAS).map(([hex, units]) => {
    const joined = declared.filter(
      ({ hexes, attackers }) => hexes.includes(hex) || attackers.some((id) => units.includes(id)),
    );
    const attackers = new Set([...joined.flatMap((battle) => battle.attackers), ...units]);
    const hexes = new Set([...joined.flatMap((battle) => battle.hexes), hex]);
    return battleOf(G, [...attackers], [...hexes]);
  });
}

/** What a die brings. */
export interface Result {
  /** As the table has it. */
  short: string;
  words: string;
  /** Whom it is good for. */
  good: 'attacker' | 'defender' | 'nobody';
}

export interface Reckoning {
  attack: number;
  defence: Defence;
  odds: Odds;
  /** By die, from 1 to 6. */
  results: readonly Result[];
  /** Why no die is needed; null when one is. */
  rout: string | null;
}

/** Returns strengths, odds and results of a battle. */
export function reckoningOf(G: G, cause: Cause, battle: Battle): Reckoning {
  const attack = attackOf(G, battle);
  const defence = defenceOf(G, battle);
  const odds = oddsOf(attack, defence.total);
  const isSurrounded = isRouted(G, cause, battle.hexes, odds);
  const rout = isSurrounded
    ? 'Surrounded: the defenders are eliminated without a die.'
    : isOverwhelming(odds)
      ? 'The defenders are eliminated without a die.'
      : null;
  return { attack, defence, odds, rout, results: [1, 2, 3, 4, 5, 6].map((die) => resultAt(G, odds, die)) };
}

const SHORT: Readonly<Record<string, string>> = { MELEE: '–', RAGES: '⚔' };

function resultAt(G: G, odds: Odds, die: number): Result {
  const code = resultOf(G, odds, die);
  const { attacker, defender, text } = outcomeOf(code);
  const harm = (fate: typeof attacker) => fate.isLost || fate.retreat > 0;
  const good = harm(defender) ? 'attacker' : harm(attacker) ? 'defender' : 'nobody';
  return { short: SHORT[code] ?? code, words: text, good };
}
