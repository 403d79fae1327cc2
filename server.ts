import { games } from './games/index';
import { runServer } from './lobby/run';

await runServer(games, process.env);
