import { extname } from 'node:path';
import { games } from './games/index';
import { runServer } from './lobby/run';

const here = import.meta.url;
await runServer(games, process.env, new URL(`./lobby/botThread${extname(here)}`, here));
