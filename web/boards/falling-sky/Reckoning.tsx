import type { Army, Fight } from '../../../games/falling-sky/battle/frames';
import { lostUpTo, orderOfLosses } from '../../../games/falling-sky/battle/odds';
import { attackLosses, counterattackLosses, halvesOf } from '../../../games/falling-sky/battle/strength';
import { ownPiece } from '../../../games/falling-sky/battle/words';
import { type Faction, nameOf } from '../../../games/falling-sky/components/factions';
import type { G } from '../../../games/falling-sky/state';
import { listOf } from '../../ui/words';
import type { ShownBattle } from './battles';
import css from './Contest.module.css';
import { troopsName } from './facts';

interface ReckoningProps extends Pick<ShownBattle, 'fight' | 'odds'> {
  G: G;
}

/** How the Losses of a Battle come about: what the pieces of each side cause, what changes that, and who falls first. */
export function Reckoning({ G, fight, odds: { stands, retreats } }: ReckoningProps) {
  const isOpen = stands !== null && retreats !== null;
  return (
    <ul className={css.reckoning} data-testid="reckoning">
      {(['attackers', 'defenders'] as const).map((army) => (
        <li key={army}>
          <p>
            {strengthText(G, fight, army)}
            {isOpen && army === 'attackers' && halvedText(G, fight)}
          </p>
          <p>{orderText(G, fight, army)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Returns what a side causes by all it has now, in words: `Romans attack: Caesar 1, 2 Legions 4, 3 Auxilia 1.5 = 6.5, halved: Retreat 3.25, so 3`. */
export function strengthText(G: G, fight: Fight, army: Army): string {
  const faction = army === 'attackers' ? fight.attacker : fight.defender;
  const parts: string[] = [];
  const halves = halvesOf(G, fight, army, (kind, count, sum) => {
    if (count > 0) parts.push(`${nameOfKind(faction, kind, count)} ${exact(sum / 2)}`);
  });
  const changes: string[] = [];
  const tell = (why: string, now: number) => changes.push(`${why} ${exact(now)}`);
  const losses = army === 'attackers' ? attackLosses(G, fight, tell) : counterattackLosses(G, fight, tell);
  const sum = `${parts.length === 0 ? 'nobody' : listOf(parts)} = ${exact(halves / 2)}`;
  const verb = army === 'attackers' ? 'attack' : 'would Counterattack now';
  return `${nameOf(faction)} ${verb}: ${[sum, ...changes].join(', ')}${changes.length > 0 || halves % 2 === 1 ? `, so ${losses}` : ''}.`;
}

function halvedText(G: G, fight: Fight): string {
  return ` If the ${nameOf(fight.defender)} Retreat, half as many: ${attackLosses(G, { ...fight, retreats: true })}.`;
}

function exact(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function nameOfKind(faction: Faction, kind: 'leader' | 'legion' | 'elite' | 'troop', count: number): string {
  if (kind === 'leader') return count === 1 ? 'Leader' : `${count} Leaders`;
  if (kind === 'legion') return `${count} ${count === 1 ? 'Legion' : 'Legions'}`;
  return `${count} ${kind === 'elite' ? 'chosen ' : ''}${troopsName(faction, count)}`;
}

/** Returns in which order a side loses its pieces, in words; those of a group as it chooses. */
function orderText(G: G, fight: Fight, army: Army): string {
  const faction = army === 'attackers' ? fight.attacker : fight.defender;
  const groups = orderOfLosses(G, fight, army).map((ranks) =>
    listOf(
      ranks.map((rank) => {
        const upTo = lostUpTo(G, fight, army, rank);
        const name = ownPiece(G, fight.region, faction, rank, rank.count);
        return upTo === null ? name : `${name} (by a die, 1–${upTo})`;
      }),
    ),
  );
  const whose = faction === 'germans' ? 'in this order' : 'as they choose';
  if (groups.length === 0) return `${nameOf(faction)} have nothing to lose.`;
  return `${nameOf(faction)} lose first, ${whose}: ${groups.join('; then ')}.`;
}
