/* Serves all five games and the page with boardgame.io's own lobby: `npm run build && npm start`. */
import { games } from 'rubicon-games';
import { startServer } from 'rubicon-games/server';

const server = await startServer({
  games,
  port: Number(process.env.PORT ?? 8000),
  dataDir: 'data',
  webRoot: 'dist',
});
console.log(`Play on ${server.url}`);
