/* npx tsx test/falling-sky/fuzz.ts GAMES SEED */
import { fallingSky } from './subject';

const [games, seed] = process.argv.slice(2).map(Number);
console.log(fallingSky.fuzz({ games, seed, fail: (at, problem) => console.log(at, problem) }));
