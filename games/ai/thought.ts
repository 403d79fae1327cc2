/** What a bot has thought of one decision. */
export interface Thought {
  /** The lines it has looked at most, the one it has begun first. */
  lines: ThoughtLine[];
}

/** A line of play as a bot sees it. */
export interface ThoughtLine {
  /** Its moves in the words of the game, up to where chance or another side goes on. */
  moves: string[];
  /** The chance of winning that the bot gives itself there, from 0 to 1. */
  chance: number;
  /** How many of its tries have gone this way. */
  tries: number;
}
