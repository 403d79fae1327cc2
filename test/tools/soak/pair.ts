import { createMatch, type Seated, until, Visitor } from '../../lobby/fixtures/visitor';

const ROUNDS = 8;

/** Two players at a table of the game `duel`, who move when they are told to. */
export class Pair {
  readonly seats: readonly [Seated, Seated];
  readonly #visitors: readonly [Visitor, Visitor];
  /** How often either has lost the connection. */
  lost = 0;

  private constructor(seats: readonly [Seated, Seated], visitors: readonly [Visitor, Visitor]) {
    this.seats = seats;
    this.#visitors = visitors;
    for (const { socket } of visitors) {
      socket.on('disconnect', () => {
        this.lost += 1;
      });
    }
  }

  static async seated(url: string): Promise<Pair> {
    const seats = await createMatch(url, { setupData: { rounds: ROUNDS } });
    return new Pair(seats, [await Visitor.seated(seats[0]), await Visitor.seated(seats[1])]);
  }

  /** The id of the newest state that either has been told. */
  get stateID(): number {
    return Math.max(...this.#visitors.map(({ state }) => state._stateID));
  }

  get isOver(): boolean {
    return this.#visitors.some(({ state }) => state.ctx.gameover !== undefined);
  }

  get refusals(): number {
    return this.#visitors.reduce((sum, { heard }) => sum + heard.refused.length, 0);
  }

  /**
   * Makes the next move, a roll together with as many `waits` before it in one message; resolves when both have been told
   * of it, or `off` says that it is no use to wait.
   */
  async move(off: () => boolean = () => false, waits = 0): Promise<void> {
    const { ctx, G, _stateID } = this.#visitors[0].state;
    const rolling = ctx.phase === 'rolling';
    const seat = rolling ? Number(ctx.currentPlayer) : G.secret[0]?.bid === null ? 0 : 1;
    const [visitor, seated] =
      seat === 0 ? [this.#visitors[0], this.seats[0]] : [this.#visitors[1], this.seats[1]];
    const [card] = visitor.state.G.secret[seat]?.hand ?? [];
    const before = Array(waits).fill({ move: 'wait', args: [1] });
    if (rolling && waits > 0) visitor.moves(seated, [...before, { move: 'roll', args: [] }], _stateID);
    else visitor.move(seated, rolling ? 'roll' : 'bid', rolling ? [] : [card], _stateID);
    await until(() => off() || this.#visitors.every(({ state }) => state._stateID > _stateID), 'the move');
  }

  close(): void {
    for (const visitor of this.#visitors) visitor.close();
  }
}
