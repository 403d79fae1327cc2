/* Loaded before the server: every match has the same cards and dice. */
import { games } from '../../games/index';

for (const game of games) Object.assign(game, { seed: 'the same dice' });
