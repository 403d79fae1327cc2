import { boxOf } from '../../../games/caesars-gallic-war/components/box';
import { REINFORCEMENTS } from '../../../games/caesars-gallic-war/components/units';
import { tribesControlled } from '../../../games/caesars-gallic-war/control';
import { type G, SIDES, type Side, yearBC } from '../../../games/caesars-gallic-war/state';
import { MOST_SUPPLY } from '../../../games/caesars-gallic-war/supply';
import { CARDS_IN_TURN, LAST_TURN } from '../../../games/caesars-gallic-war/turns';
import { victoryPoints, WINNING_TRIBES } from '../../../games/caesars-gallic-war/victory';
import { findFrame, isOver } from '../../../games/kit/frame';
import { Calendar, tenseOf } from '../../table/parts/Calendar';
import { Track, Tracks } from '../../table/parts/Track';
import { SideBadge } from './SideBadge';
import css from './Tracks.module.css';

/** How a side is called in a list. */
export const TITLES: Readonly<Record<Side, string>> = { roman: 'Rome', barbarian: 'Barbarians' };

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The turn track: the years 58 to 51 BC, the card plays of each, and the legions that may come (6.7). */
export function TurnTrack({ G }: { G: G }) {
  const isWinter = isInWinter(G);
  return (
    <Calendar
      label={`${yearBC(G.turn)} BC, ${partOf(G)}`}
      years={range(LAST_TURN).map((turn) => {
        const tense = tenseOf(turn, G.turn);
        return {
          key: turn,
          title: String(yearBC(turn)),
          tense,
          turns: range(CARDS_IN_TURN).map((round) =>
            tense !== 'now' ? tense : isWinter ? 'past' : tenseOf(round, G.round),
          ),
          isWinter: tense === 'now' && isWinter,
          note: <Legions turn={turn} G={G} />,
        };
      })}
    />
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

function Legions({ turn, G }: { turn: number; G: G }) {
  const entry = REINFORCEMENTS[turn];
  if (entry === undefined) return null;
  const { unit } = boxOf(G);
  const names = entry.legions.map((id) => unit[id].name.replace('Legion ', '')).join(' ');
  const roll = entry.upTo === 6 ? 'come' : `roll 1–\u2060${entry.upTo}`;
  return (
    <span className={css.legions} title={`Legions ${names}: ${roll}`}>
      <span>{names}</span> <span>{roll}</span>
    </span>
  );
}

/** The Supply, Tribes Controlled and VP track of the map (2.1). */
export function Standing({ G }: { G: G }) {
  return (
    <Tracks>
      <Track
        title="Supply"
        side="roman"
        badge={<SideBadge side="roman" />}
        value={G.supply}
        length={MOST_SUPPLY}
        mark={MARK}
        data-testid="supply"
        words={`${G.supply}`}
      />
      {SIDES.map((side) => {
        const tribes = tribesControlled(G, side);
        return (
          <Track
            key={side}
            title="Tribes"
            side={side}
            badge={<SideBadge side={side} />}
            value={tribes}
            length={WINNING_TRIBES}
            mark={MARK}
            data-testid={`tribes-${side}`}
            words={`${tribes} of ${WINNING_TRIBES}`}
          />
        );
      })}
      {SIDES.map((side) => (
        <div key={side} className={css.score} data-side={side}>
          <SideBadge side={side} />
          <span>
            <strong data-testid={`points-${side}`}>{victoryPoints(G, side)} VP</strong>{' '}
            <span className="rubicon-muted">
              {!isOver(G) && 'if the game ended now '}({G.score[side]} scored
              {isOver(G) && `, ${victoryPoints(G, side) - G.score[side]} for tribes`})
            </span>
          </span>
        </div>
      ))}
      <Winterers G={G} />
    </Tracks>
  );
}

/** The box of the tracks with a line after it. */
const MARK = 13;

/** Who stayed away from home last winter and must go home this year (6.2.2, 6.2.5). */
function Winterers({ G }: { G: G }) {
  const names = [G.wintered.caesar ? 'Caesar' : null, G.wintered.ariovistus ? 'Ariovistus' : null].filter(
    (name) => name !== null,
  );
  if (names.length === 0) return null;
  return <p className="rubicon-muted">Wintered away, and must go home this year: {names.join(' and ')}.</p>;
}
