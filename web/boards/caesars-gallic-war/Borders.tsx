import type { Point } from '../../map/projection';
import css from './Borders.module.css';
import type { Course } from './geography';

/** Rivers shorter than this (units of the drawing) have no name on them. */
const LEAST_LENGTH = 95;

/** Every border: black ones dark and thin, blue ones as rivers with their names, the Rhine broader; broken where nobody crosses. */
export function Borders({ courses }: { courses: readonly Course[] }) {
  const blue = courses.filter(({ kind }) => kind === 'blue');
  return (
    <g>
      {courses.map(
        ({ key, kind, path }) => kind !== 'blue' && <BorderLine key={key} look={kind} path={path} />,
      )}
      {blue.map(({ key, path }) => (
        <BorderLine key={key} look="bank" path={path} />
      ))}
      {blue.map(({ key, path, isRhine }) => (
        <BorderLine key={key} look={isRhine ? 'rhine' : 'blue'} path={path} />
      ))}
      {named(blue).map((course) => (
        <text key={course.key} className={css.name} transform={beside(course)}>
          {course.feature}
        </text>
      ))}
    </g>
  );
}

/** How a border looks: black, a river or range with its banks below it, or the Rhine; or a line that nobody crosses. */
export type BorderLook = 'black' | 'closed' | 'bank' | 'blue' | 'rhine';

/** One line of a border. */
export function BorderLine({ look, path }: { look: BorderLook; path: string }) {
  return <path className={`${css.border} ${css[look]}`} d={path} />;
}

/** Sets a name above the middle of a course, along its general direction. */
function beside({ points }: Course): string {
  const [a, b] = [points[0], points[points.length - 1]];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const across = ({ x, y }: Point) => (y - a.y) * Math.cos(angle) - (x - a.x) * Math.sin(angle);
  const rise = Math.min(...points.slice(1, -1).map(across), 0) - 8;
  const x = (a.x + b.x) / 2 - rise * Math.sin(angle);
  const y = (a.y + b.y) / 2 + rise * Math.cos(angle);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})`;
}

/** Returns the longest courses of each river or range; one name is enough for two neighbours. */
function named(courses: readonly Course[]): Course[] {
  const longest = new Map<string, Course>();
  for (const course of courses) {
    const { feature } = course;
    if (feature === null || lengthOf(course) < LEAST_LENGTH) continue;
    const before = longest.get(feature);
    if (before === undefined || lengthOf(before) < lengthOf(course)) longest.set(feature, course);
  }
  return [...longest.values()];
}

function lengthOf({ points }: Course): number {
  let length = 0;
  for (let index = 1; index < points.length; index++) {
    length += Math.hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y);
  }
  return length;
}
