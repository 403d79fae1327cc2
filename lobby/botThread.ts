import { games } from '../games/index';
import { playBots } from './bots/playBots';
import { withComponents } from './components';

playBots(withComponents(games, process.env));
