import { type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { TURNS_IN_YEAR } from '../../../games/julius-caesar/turns';
import { LAST_YEAR, victoryPoints, WINNING_POINTS } from '../../../games/julius-caesar/victory';
import { isOver } from '../../../games/kit/frame';
import { Calendar, tenseOf } from '../../table/parts/Calendar';
import { Track, Tracks } from '../../table/parts/Track';
import { SideBadge } from './SideBadge';

/** The first year of the war, by the Roman calendar. */
export const FIRST_YEAR = 705;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Years 705 to 709 with five turns each. */
export function Years({ G }: { G: G }) {
  const isWinter = G.turn === 0;
  return (
    <Calendar
      label={`Year ${FIRST_YEAR + G.year - 1}, ${turnName(G)}`}
      years={upTo(LAST_YEAR).map((year) => {
        const tense = tenseOf(year, G.year);
        return {
          key: year,
          title: String(FIRST_YEAR + year - 1),
          tense,
          turns: upTo(TURNS_IN_YEAR).map((turn) =>
            tense !== 'now' ? tense : isWinter ? 'past' : tenseOf(turn, G.turn),
          ),
          isWinter: tense === 'now' && isWinter,
        };
      })}
    />
  );
}

/** Returns how the turn of the year is called. */
export function turnName(G: G): string {
  if (isOver(G)) return 'over';
  return G.turn === 0 ? 'winter' : `turn ${G.turn}`;
}

/** The Victory Points of both sides against the ten that win. */
export function Victory({ G }: { G: G }) {
  return (
    <Tracks>
      {SIDES.map((side) => {
        const points = victoryPoints(G, side);
        return (
          <Track
            key={side}
            side={side}
            badge={<SideBadge side={side} />}
            title={sideName(side)}
            value={points}
            length={WINNING_POINTS}
            words={`${points} VP`}
            data-testid={`points-${side}`}
          />
        );
      })}
    </Tracks>
  );
}
