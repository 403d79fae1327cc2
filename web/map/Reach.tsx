import { Fit } from './Fit';
import { GoalMark } from './GoalMark';
import { type Hover, useHover } from './hover';
import type { Point } from './projection';

interface ReachProps<Place extends string> {
  hover: Hover<Place>;
  /** Returns where pieces of a place could go. */
  reachOf(place: Place): readonly Place[];
  positionOf(place: Place): Point;
}

/** Points at where pieces of the place under the pointer could go. */
export function Reach<Place extends string>({ hover, reachOf, positionOf }: ReachProps<Place>) {
  const place = useHover(hover);
  if (place === null) return null;
  return (
    <g data-testid="reach" pointerEvents="none">
      {reachOf(place).map((goal) => {
        const { x, y } = positionOf(goal);
        return (
          <g key={goal} data-reach={goal} transform={`translate(${x} ${y})`}>
            <Fit>
              <GoalMark y={-20} />
            </Fit>
          </g>
        );
      })}
    </g>
  );
}
