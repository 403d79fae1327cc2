import { withComponents } from './components';
import { readConfiguration } from './configuration';
import { messageOf, StartupError } from './errors';
import type { LobbyGame } from './game';
import { startServer } from './index';
import { adoptConsole, createLog } from './log';
import type { BotsOption } from './options';

const PATIENCE = 10_000;

/**
 * Serves the games as the environment says (see `configuration.ts` and `components.ts`), with a JSON log on standard output, until
 * SIGTERM or SIGINT. Bots play if there is a script for their threads. Ends the process: with 0 after an orderly stop, with 1 and one sentence on standard error if
 * the server cannot start, or the embedded database cannot go on, and after something nobody has foreseen.
 */
export async function runServer(
  games: readonly LobbyGame[],
  environment: NodeJS.ProcessEnv,
  botScript?: BotsOption['script'],
): Promise<void> {
  const log = createLog((line) => process.stdout.write(line));
  try {
    const configuration = readConfiguration(environment);
    adoptConsole(log);
    const bots = botScript && { script: botScript, threads: configuration.botThreads };
    const server = await startServer({
      ...configuration,
      games: withComponents(games, environment),
      bots,
      log,
    });

    let stopping = false;
    const stop = async (signal: string) => {
      if (stopping) return;
      stopping = true;
      log('stopping', { signal });
      setTimeout(() => process.exit(1), PATIENCE).unref();
      await server.close();
      process.exit(0);
    };
    server.lost.then(({ message }) => {
      log('crashed', { error: message });
      process.stderr.write(`${message}. Everything stored before is safe; start the server again\n`);
      process.exit(1);
    });
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('uncaughtException', (error) => {
      log('crashed', { error: error instanceof Error ? error.stack : messageOf(error) });
      process.exit(1);
    });
  } catch (error) {
    const reason =
      error instanceof StartupError ? error.message : `The server cannot start: ${messageOf(error)}`;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}
