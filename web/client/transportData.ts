import type { SocketIO } from 'boardgame.io/multiplayer';

type Options = Parameters<ReturnType<typeof SocketIO>>[0];

/** What boardgame.io's transports hand to its client. */
export type TransportData = Parameters<Options['transportDataCallback']>[0];
