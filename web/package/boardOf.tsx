import type { BoardProps } from 'boardgame.io/react';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import type { Stacked } from '../../games/kit/frame';
import type { GameParts } from '../boards/index';
import type { Match, MatchState, Player } from '../client/match';
import { KeptPositions } from '../client/past';
import { matchStateOf } from '../client/state';
import { useAsking } from '../client/useAsking';
import { Table } from '../table/Table';
import { sharing } from '../ui/sharing';

/** What boardgame.io gives to a board, and how much of the table is wanted. */
type TableBoardProps = BoardProps<Stacked> & {
  /** False for the map and its pieces alone. */
  frame?: boolean;
};

/** Returns the table of a game as a board of boardgame.io: `Client({ game, board })`. */
export function boardOf({ rules, board }: GameParts): ComponentType<TableBoardProps> {
  return function Board({ frame = true, ...props }: TableBoardProps) {
    const match = useClientMatch(props);
    const asks = useAsking(props.matchID);
    return <Table rules={rules} board={board} match={match} asks={asks} frame={frame} />;
  };
}

/** Returns a match of boardgame.io's client in the table's terms. */
function useClientMatch(props: BoardProps<Stacked>): Match {
  const { G, ctx, plugins, _stateID, log, playerID, matchID, matchData, chatMessages } = props;
  const { moves, sendChatMessage, isConnected, isMultiplayer } = props;
  const [past] = useState(() => new KeptPositions());
  const before = useRef<MatchState | null>(null);
  const state = useMemo(() => {
    const shown = matchStateOf({ G, ctx, plugins, _stateID, log });
    const shared = sharing(before.current, shown);
    before.current = shared;
    if (shared !== null) past.keep(shared);
    return shared;
  }, [G, ctx, plugins, _stateID, log, past]);

  const [sent, setSent] = useState<number | null>(null);
  const isLost = isMultiplayer && !isConnected;
  if (sent !== null && (sent !== _stateID || isLost)) setSent(null);

  return useMemo((): Match => {
    const players = Array.from({ length: ctx.numPlayers }, (_, index): Player => {
      const known = matchData?.[index];
      return {
        seat: String(index),
        name: known?.name ?? `Player ${index + 1}`,
        ...(known?.isConnected !== undefined && { connected: known.isConnected }),
      };
    });
    const chat = chatMessages.map(({ id, sender, payload }) => ({ id, seat: sender, text: String(payload) }));
    return {
      matchID,
      seat: playerID ?? null,
      state,
      past,
      players,
      connection: isLost ? 'connecting' : 'connected',
      busy: sent === _stateID,
      trouble: null,
      chat: isMultiplayer ? chat : null,
      // the table sends those that follow when the first has been made
      play(first) {
        if (isMultiplayer) setSent(_stateID);
        moves[first.move]?.(...first.args);
      },
      resign: () => moves.resign?.(),
      say: sendChatMessage,
      dismiss() {},
    };
  }, [
    state,
    past,
    sent,
    _stateID,
    ctx.numPlayers,
    isLost,
    isMultiplayer,
    matchID,
    matchData,
    chatMessages,
    playerID,
    moves,
    sendChatMessage,
  ]);
}
