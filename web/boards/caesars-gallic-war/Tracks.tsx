import { faceOf, REINFORCEMENTS } from '../../../games/caesars-gallic-war/components/units';
import { tribesControlled } from '../../../games/caesars-gallic-war/control';
import { type G, SIDES, type Side, yearBC } from '../../../games/caesars-gallic-war/state';
import { MOST_SUPPLY } from '../../../games/caesars-gallic-war/supply';
import { CARDS_IN_TURN, LAST_TURN } from '../../../games/caesars-gallic-war/turns';
import { victoryPoints, WINNING_TRIBES } from '../../../games/caesars-gallic-war/victory';
import { findFrame, isOver } from '../../../games/kit/frame';
import { Badge } from '../../blocks/Badge';
import { Emblem } from './Signs';
import { SHAPES } from './stacks';

/** How a side is called in a list. */
export const TITLES: Readonly<Record<Side, string>> = { roman: 'Rome', barbarian: 'Barbarians' };

/** The badge of a side next to its name. */
export function SideBadge({ side, size }: { side: Side; size?: number }) {
  return <Badge side={side} shape={SHAPES[side]} emblem={<Emblem side={side} />} size={size} />;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The turn track: the years 58 to 51 BC, the card plays of each, and the legions that may come (6.7). */
export function TurnTrack({ G }: { G: G }) {
  const isWinter = isInWinter(G);
  return (
    <ol
      className="calendar turn-track"
      data-testid="calendar"
      aria-label={`${yearBC(G.turn)} BC, ${partOf(G)}`}
    >
      {range(LAST_TURN).map((turn) => (
        <li key={turn} className={turn === G.turn ? 'is-now' : turn < G.turn ? 'is-past' : ''}>
          <strong>{yearBC(turn)}</strong>
          <span className="calendar-turns" aria-hidden="true">
            {range(CARDS_IN_TURN).map((round) => {
              const isPast = turn < G.turn || (turn === G.turn && (isWinter || round < G.round));
              const isNow = turn === G.turn && !isWinter && round === G.round;
              return <i key={round} className={isNow ? 'is-now' : isPast ? 'is-past' : ''} />;
            })}
            <b className={turn === G.turn && isWinter ? 'is-now' : ''}>❄</b>
          </span>
          <Legions turn={turn} />
        </li>
      ))}
    </ol>
  );
}

/** Returns which part of the turn it is. */
export function partOf(G: G): string {
  if (isOver(G)) return 'over';
  return isInWinter(G) ? 'end of turn' : `card ${G.round} of ${CARDS_IN_TURN}`;
}

function isInWinter(G: G): boolean {
  return findFrame(G, 'winter') !== undefined;
}

function Legions({ turn }: { turn: number }) {
  const entry = REINFORCEMENTS[turn];
  if (entry === undefined) return null;
  const names = entry.legions.map((id) => faceOf(id).name.replace('Legion ', '')).join(' ');
  const roll = entry.upTo === 6 ? 'come' : `roll 1–${entry.upTo}`;
  return (
    <span className="turn-legions" title={`Legions ${names}: ${roll}`}>
      <span>{names}</span> <span>{roll}</span>
    </span>
  );
}

/** The Supply, Tribes Controlled and VP track of the map (2.1). */
export function Tracks({ G }: { G: G }) {
  return (
    <div className="tracks" data-testid="victory">
      <Track
        title="Supply"
        side="roman"
        value={G.supply}
        length={MOST_SUPPLY}
        testId="supply"
        words={`${G.supply}`}
      />
      {SIDES.map((side) => {
        const tribes = tribesControlled(G, side);
        return (
          <Track
            key={side}
            title="Tribes"
            side={side}
            value={tribes}
            length={WINNING_TRIBES}
            testId={`tribes-${side}`}
            words={`${tribes} of ${WINNING_TRIBES}`}
          />
        );
      })}
      {SIDES.map((side) => (
        <div key={side} className="score-row" data-side={side}>
          <SideBadge side={side} />
          <span>
            <strong data-testid={`points-${side}`}>{victoryPoints(G, side)} VP</strong>{' '}
            <span className="muted">if the game ended now ({G.score[side]} scored)</span>
          </span>
        </div>
      ))}
      <Winterers G={G} />
    </div>
  );
}

interface TrackProps {
  title: string;
  side: Side;
  value: number;
  length: number;
  testId: string;
  words: string;
}

function Track({ title, side, value, length, testId, words }: TrackProps) {
  return (
    <div className="victory-row track-row" data-side={side}>
      <SideBadge side={side} />
      <span className="side-name">{title}</span>
      <span
        className="victory-bar"
        style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
        aria-hidden="true"
      >
        {range(length).map((point) => (
          <i key={point} className={point <= value ? 'is-won' : ''} />
        ))}
      </span>
      <strong data-testid={testId}>{words}</strong>
    </div>
  );
}

/** Who stayed away from home last winter and must go home this year (6.2.2, 6.2.5). */
function Winterers({ G }: { G: G }) {
  const names = [G.wintered.caesar ? 'Caesar' : null, G.wintered.ariovistus ? 'Ariovistus' : null].filter(
    (name) => name !== null,
  );
  if (names.length === 0) return null;
  return <p className="muted winterers">Wintered away, and must go home this year: {names.join(' and ')}.</p>;
}
