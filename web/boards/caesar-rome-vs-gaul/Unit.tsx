import {
  commandRatingOf,
  faceOf,
  factsOf,
  isLeader,
  isUnit,
} from '../../../games/caesar-rome-vs-gaul/pieces';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { Eagle, Helmet } from '../../map/signs';
import { shortName } from './arguments';
import { holderOf } from './armies';
import { unitText, worthText } from './facts';
import { livery, OwnerMark } from './sides';
import css from './Unit.module.css';

/** A counter: its name, its strength and movement, or a Leader's Battle and Command Rating; hatched while reduced. */
export function Unit({ G, id, isDimmed = false }: { G: G; id: string; isDimmed?: boolean }) {
  const facts = factsOf(G, id);
  const { battle, strength, movement } = faceOf(G, id);
  const isChief = isLeader(G, id);
  const isElite = 'elite' in facts && facts.elite;
  const movementText = movement === null ? '' : `·${movement}`;
  return (
    <span
      className={`${css.unit} ${livery}`}
      data-side={holderOf(G, id)}
      data-unit={id}
      data-reduced={G.pieces[id].reduced && isUnit(G, id)}
      data-dimmed={isDimmed}
      title={`${unitText(G, id)}: ${worthText(G, id)}`}
    >
      {facts.kind === 'legion' && <Sign eagle />}
      {isChief && <Sign />}
      {facts.kind !== 'legion' && !isChief && <OwnerMark owner={holderOf(G, id)} />}
      <b>{facts.kind === 'legion' ? facts.id : shortName(G, id)}</b>
      {isElite && <span title="Elite">★</span>}
      <span className={css.figures}>
        {isChief ? `${battle}–${commandRatingOf(G, id)}` : `${strength}`}
        {movementText}
      </span>
    </span>
  );
}

function Sign({ eagle = false }: { eagle?: boolean }) {
  return (
    <svg className={css.sign} viewBox="-12 -12 24 24" aria-hidden="true">
      {eagle ? <Eagle /> : <Helmet />}
    </svg>
  );
}

/** Counters beside each other. */
export function Units({ G, ids }: { G: G; ids: readonly string[] }) {
  return (
    <span className={css.units}>
      {ids.map((id) => (
        <Unit key={id} G={G} id={id} />
      ))}
    </span>
  );
}
