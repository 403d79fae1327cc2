/* The entry `rubicon-games/testing`: what every game of the package must stand, for a game of one's own. */
export { battery } from './battery';
export { Match, playRandomly, randomMatch, type SentMove } from './match';
export type { Recorded, Recording, Recordings } from './recording';
export type { Matchers, Runner } from './runner';
export { type Facts, type Subject, type SubjectParts, subjectOf } from './subject';
