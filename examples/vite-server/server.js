/* Serves Caesar's Gallic War, and the page that Vite has built: `npm run build && npm start`. */
import { CaesarsGallicWar } from 'rubicon-games/caesars-gallic-war';
import { startServer } from 'rubicon-games/server';

const server = await startServer({
  games: [CaesarsGallicWar],
  port: Number(process.env.PORT ?? 8000),
  dataDir: 'data',
  webRoot: 'dist',
});
console.log(`Play on ${server.url}`);
