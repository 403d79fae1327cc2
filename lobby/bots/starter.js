/* Runs a script in a worker thread, which `workerData` names by its URL; one in TypeScript, too: a thread does not have the
   loaders of who starts it. Says when it has been loaded. */
import { parentPort, workerData } from 'node:worker_threads';

if (workerData.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(workerData);
parentPort.postMessage({ ready: true });
