/*
 * Wears a server out, and prints what became of it, one JSON line a part: npm run soak -- [--messages N] [--kills N]
 * [--pipelining N]. N malformed messages (100,000) while others play, N times kill -9 (200) amid games, and N seconds (8)
 * of pipelined requests of each kind while others play; 0 leaves a part out. Ends with code 1 when anything was accepted,
 * lost or hurt, or others waited for a move longer than a second.
 */
const { commandLine, countFrom } = await import('./arguments');
const { stopServers } = await import('../lobby/fixtures/process');
const { removeFolders } = await import('../lobby/fixtures/folder');
const { attack } = await import('./soak/attack');
const { kill } = await import('./soak/kills');
const { pipelining } = await import('./soak/pipelining');

const { value } = commandLine(['messages', 'kills', 'pipelining']);
const messages = countFrom(value('messages'), 'messages', 100_000);
const kills = countFrom(value('kills'), 'kills', 200);
const seconds = countFrom(value('pipelining'), 'pipelining', 8);
const parts = [
  ...(seconds > 0 ? [() => pipelining(seconds)] : []),
  ...(messages > 0 ? [() => attack(messages)] : []),
  ...(kills > 0 ? [() => kill(kills)] : []),
];
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
