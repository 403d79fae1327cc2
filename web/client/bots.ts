/** A bot that can take a seat on this device. */
export interface BotChoice {
  id: string;
  name: string;
  note: string;
}

/** The bots there are, the weakest first. */
export const bots: readonly BotChoice[] = [
  { id: 'random', name: 'Random', note: 'plays any legal move; good for learning the rules' },
  {
    id: 'mcts',
    name: 'MCTS (boardgame.io)',
    note: 'tries out moves at random and keeps the best; it looks at hidden cards and blocks',
  },
];

/** Returns what a bot is called. */
export function botName(id: string): string {
  return bots.find((bot) => bot.id === id)?.name ?? id;
}
