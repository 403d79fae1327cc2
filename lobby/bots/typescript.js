/* Runs a script in TypeScript, which `workerData` names by its URL, in a worker thread: a thread does not have the
   loaders of who starts it. Says when it has been loaded. */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
parentPort.postMessage({ ready: true });
