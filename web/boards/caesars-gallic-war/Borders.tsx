import { COURSES, type Course } from './geography';

/** Rivers shorter than this (units of the drawing) have no name on them. */
const LEAST_LENGTH = 95;

/** Every border: black ones dark and thin, blue ones as rivers with their names, the Rhine broader. */
export function Borders() {
  const blue = COURSES.filter(({ kind }) => kind === 'blue');
  return (
    <g className="borders">
      {COURSES.filter(({ kind }) => kind === 'black').map(({ key, path }) => (
        <path key={key} className="border border-black" d={path} />
      ))}
      {blue.map(({ key, path }) => (
        <path key={key} className="border border-bank" d={path} />
      ))}
      {blue.map(({ key, path, isRhine }) => (
        <path key={key} className={isRhine ? 'border border-blue is-rhine' : 'border border-blue'} d={path} />
      ))}
      {named(blue).map(({ key, path, feature }) => (
        <g key={key}>
          <path id={idOf(key)} d={path} fill="none" />
          <text className="border-name" dy={-7}>
            <textPath href={`#${idOf(key)}`} startOffset="50%">
              {feature}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

function idOf(key: string): string {
  return `course-${key.replace(/\W/g, '-')}`;
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
