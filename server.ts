import { games } from './games/index';
import { runServer } from './lobby/run';

await runServer(games, process.env, new URL('./lobby/botThread.ts', import.meta.url));
