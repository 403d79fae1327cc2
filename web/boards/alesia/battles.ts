/* The battles of a combat, reckoned for the screen by the rules' own functions. */
import { type Battle, battleOf, battlesOf } from '../../../games/alesia/combat';
import type { Fate, Outcome } from '../../../games/alesia/combat/outcome';
import type { Cause, G } from '../../../games/alesia/state';
import { findFrame, isOver, topFrame } from '../../../games/kit/frame';
import type { Choices } from '../../table/choices/choices';

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
  /** Losses and retreats of attacker (A) and defender (D), in signs. */
  short: string;
  words: string;
  /** Whom it is good for. */
  good: 'attacker' | 'defender' | 'nobody';
}

/** Returns a result of the Hand-to-Hand Combat Table as it is shown. */
export function resultOf({ attacker, defender, rages, text }: Outcome): Result {
  const short = [signOf('A', attacker), signOf('D', defender)].filter(Boolean).join(' ');
  const good = isHarmed(defender) ? 'attacker' : isHarmed(attacker) ? 'defender' : 'nobody';
  return { short: rages ? '⚔' : short === '' ? '–' : short, words: text, good };
}

function isHarmed({ isLost, retreat }: Fate): boolean {
  return isLost || retreat > 0;
}

function signOf(who: 'A' | 'D', { isLost, retreat }: Fate): string {
  if (isLost) return `${who} ✕`;
  return retreat > 0 ? `${who} ↩${retreat}` : '';
}
