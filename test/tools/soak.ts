/*
 * Wears a server out, and prints what became of it, one JSON line a part: npm run soak -- [--messages N] [--kills N].
 * N malformed messages (100,000) while others play, and N times kill -9 (200) amid games; 0 leaves a part out. Ends with
 * code 1 when anything was accepted, lost or hurt.
 */
const { commandLine, countFrom } = await import('./arguments');
const { stopServers } = await import('../lobby/fixtures/process');
const { removeFolders } = await import('../lobby/fixtures/folder');
const { attack } = await import('./soak/attack');
const { kill } = await import('./soak/kills');

const { value } = commandLine(['messages', 'kills']);
const messages = countFrom(value('messages'), 'messages', 100_000);
const kills = countFrom(value('kills'), 'kills', 200);
const parts = [...(messages > 0 ? [() => attack(messages)] : []), ...(kills > 0 ? [() => kill(kills)] : [])];
let ok = true;
try {
  for (const part of parts) {
    const figures = await part();
    console.log(JSON.stringify(figures));
    ok &&= figures.ok;
  }
} finally {
  await stopServers();
  await removeFolders();
}
process.exit(ok ? 0 : 1);

export {};
