import { boxOf, type PieceFacts } from '../../../games/caesar-rome-vs-gaul/components/box';
import { piecesAt } from '../../../games/caesar-rome-vs-gaul/pieces';
import { type G, yearBC } from '../../../games/caesar-rome-vs-gaul/state';
import { findFrame } from '../../../games/kit/frame';
import { Calendar, tenseOf } from '../../table/parts/Calendar';
import css from './TurnTrack.module.css';
import { partOf, phaseOf } from './underWay';

const LAST_TURN = 6;
const ROUNDS = 8;

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The turns by their years, the eight rounds of each, who arrives, and what its governance has won (16.4.4). */
export function TurnTrack({ G }: { G: G }) {
  const phase = phaseOf(G);
  const round = phase === 'strategy' ? (findFrame(G, 'strategy')?.round ?? 0) : 0;
  const isWinter = phase === 'winter';
  return (
    <Calendar
      label={`Turn ${G.turn}, ${yearBC(G.turn)} BC, ${partOf(G)}`}
      years={range(LAST_TURN).map((turn) => {
        const tense = tenseOf(turn, G.turn);
        return {
          key: turn,
          title: String(yearBC(turn)),
          tense,
          turns: range(ROUNDS).map((each) =>
            tense !== 'now' ? tense : isWinter ? 'past' : tenseOf(each, round),
          ),
          isWinter: tense === 'now' && isWinter,
          note: <Note G={G} turn={turn} />,
        };
      })}
    />
  );
}

function Note({ G, turn }: { G: G; turn: number }) {
  const won = G.governance[turn - 1];
  const due = piecesAt(G, 'track')
    .map((id) => boxOf(G).piece[id])
    .filter((facts) => turnOf(facts) === turn);
  const legions = due.filter(({ kind }) => kind === 'legion').map(({ id }) => id);
  const chiefs = due.flatMap((facts) => (facts.kind === 'chief' ? [facts.name] : []));
  return (
    <>
      {won !== undefined && (
        <span className={css.won} title="Victory Points of this turn's governance">
          +{won} VP
        </span>
      )}
      {legions.length > 0 && (
        <span className={css.due} title={`Legions ${legions.join(' and ')} arrive`}>
          Leg. {legions.join(' ')}
        </span>
      )}
      {chiefs.map((name) => (
        <span key={name} className={css.due} title={`${name} arrives`}>
          {name.slice(0, 4)}.
        </span>
      ))}
    </>
  );
}

function turnOf(facts: PieceFacts): number | null {
  if (facts.kind === 'chief') return facts.arrives;
  return facts.kind === 'legion' && typeof facts.start === 'number' ? facts.start : null;
}
