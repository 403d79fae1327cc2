/* A table as a browser draws it, of a match on a server in this process or on this device, to count what is drawn. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReactNode, useEffect } from 'react';
import { games } from '../../games';
import { legalMoves } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { sideToDecide } from '../../games/kit/seats';
import { type GameParts, loadWholeGame } from '../../web/boards';
import type { Match, MatchFacts } from '../../web/client/match';
import { NetworkMatch } from '../../web/client/network';
import type { PlayableGame } from '../../web/client/savedGames';
import { useLocalGame, useLocalMatch } from '../../web/client/useLocalMatch';
import { useMatch } from '../../web/client/useMatch';
import { Table } from '../../web/table/Table';
import { PATIENT, startOurs } from '../lobby/fixtures/servers';
import { createMatch, until } from '../lobby/fixtures/visitor';
import { countDraws, type Draws, watchDraws } from './draws';
import { type FakeDom, type FakeElement, fakeDom } from './fakeDom';

/** A table is at rest when nothing has been drawn for so many milliseconds. */
const REST = 150;
const TOO_MANY = 400;
const OWN = '0';
const ASKS = { asking: 'always', choose() {} } as const;

interface Seated {
  seat: string;
  match: NetworkMatch;
  facts: MatchFacts | undefined;
}

/** The table of the first seat of a match. */
export class DrawnTable {
  #match: Match | undefined;

  private constructor(
    readonly parts: GameParts,
    readonly page: FakeElement,
    /** All seats of a match on the server, the first of which is the table's. */
    readonly seated: readonly Seated[],
    readonly closing: readonly (() => unknown)[],
  ) {}

  /** Seats people in a new match of a game on a server, and shows the first of them the table. Cards and dice are the same every time. */
  static async overNetwork(id: string): Promise<DrawnTable> {
    const game = games.find(({ rulebook }) => rulebook.id === id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    const server = await startOurs({ games: [{ ...game, seed: 'the same dice' }], limits: PATIENT });
    const { dom, page } = pageAt(server.url);
    const parts = await loadWholeGame(id);
    const seats = await createMatch(server.url, { game: id });
    const seated = seats.map(({ matchID, seat, credentials }): Seated => {
      const place = { rules: parts.rules, matchID, seat, credentials };
      const match = new NetworkMatch(place, (facts) => {
        sits.facts = facts;
      });
      const sits: Seated = { seat, match, facts: undefined };
      match.start();
      return sits;
    });
    const closing = [
      () => server.close(),
      () => dom.restore(),
      ...seated.map(
        ({ match }) =>
          () =>
            match.stop(),
      ),
    ];
    const table = new DrawnTable(parts, page, seated, closing);
    const [{ matchID, credentials }] = seats;
    await table.#draw(({ heard }) => {
      const match = useMatch(parts.rules, matchID, OWN, credentials);
      useEffect(() => heard(match), [heard, match]);
      return <Table {...parts} match={match} asks={ASKS} />;
    });
    return table;
  }

  /** Shows the first seat the table of a game on this device, as it was kept, or without its frame the map and its pieces alone. */
  static async onDevice(kept: PlayableGame, frame = true): Promise<DrawnTable> {
    const { dom, page } = pageAt('http://127.0.0.1');
    const saved = { ...kept, bots: {} };
    const parts = await loadWholeGame(saved.game);
    const table = new DrawnTable(parts, page, [], [() => dom.restore()]);
    await table.#draw(({ heard }) => {
      const local = useLocalGame(parts.rules, saved);
      const match = useLocalMatch(local, parts.rules, saved, { viewer: OWN, seat: OWN });
      useEffect(() => heard(match), [heard, match]);
      return <Table {...parts} match={match} asks={ASKS} frame={frame} />;
    });
    return table;
  }

  async close(): Promise<void> {
    for (const close of [...this.closing].reverse()) await close();
  }

  /** Returns the moves of the first seat. */
  get legal(): readonly LegalMove[] {
    return this.#legalOf(OWN, this.#state);
  }

  /** Returns all that can be pressed which some attribute says, by that attribute. */
  pressable(name: string): Map<string, FakeElement> {
    const found = this.page.all().filter((element) => element.getAttribute('data-thing') === '');
    return new Map(
      found.flatMap((element) => {
        const value = element.getAttribute(name) ?? element.parentElement?.getAttribute(name);
        return value == null ? [] : [[value, element] as const];
      }),
    );
  }

  /** Counts what is drawn by a press that changes nothing but the table. */
  async countPress(element: FakeElement): Promise<Draws> {
    const draws = countDraws();
    element.press(this.page);
    await rest(draws);
    return draws;
  }

  /** Counts what is drawn by an act that changes the match, up to what came of it. */
  async countChange(act: () => unknown): Promise<Draws> {
    const { id } = this.#state;
    const draws = countDraws();
    act();
    await until(() => this.#state.id > id && this.#match?.busy === false, 'the change');
    await rest(draws);
    return draws;
  }

  /** Counts what is drawn when somebody else has said something. */
  async countSaid(text: string): Promise<Draws> {
    const draws = countDraws();
    this.seated.at(-1)?.match.say(text);
    await until(() => this.#match?.chat?.some((line) => line.text === text) === true, 'what is said');
    await rest(draws);
    return draws;
  }

  /** Counts what is drawn by moves of the first seat. */
  countMoves(...moves: readonly LegalMove[]): Promise<Draws> {
    return this.countChange(() => this.#match?.play(...moves));
  }

  /** Counts what is drawn by a press that makes a move. */
  countPlay(element: FakeElement): Promise<Draws> {
    return this.countChange(() => element.press(this.page));
  }

  /** Plays for whoever decides, until the first seat does and something is so. */
  async playOn(isSo: () => boolean, pick: (legal: readonly LegalMove[]) => LegalMove): Promise<void> {
    for (let moves = 0; moves < TOO_MANY; moves++) {
      const who = this.seated.find(({ seat, facts }) => this.#legalOf(seat, facts?.state).length > 0);
      if (who === undefined || (this.legal.length > 0 && isSo())) break;
      const { id } = this.#state;
      who.match.play(pick(this.#legalOf(who.seat, who.facts?.state)));
      const isHeard = ({ facts }: Seated) => facts?.state?.id === this.#state.id && !facts.busy;
      await until(() => this.#state.id > id && this.seated.every(isHeard), 'a move');
    }
    await rest();
  }

  get #state(): NonNullable<MatchFacts['state']> {
    const state = this.#match?.state;
    if (!state) throw new Error('the match has not come');
    return state;
  }

  #legalOf(seat: string, state: MatchFacts['state'] | undefined): readonly LegalMove[] {
    const side = state ? sideToDecide(state.G, seat) : null;
    return state && side !== null ? legalMoves(this.parts.rules.rulebook, state.G, side) : [];
  }

  async #draw(Page: (props: { heard(match: Match): void }) => ReactNode): Promise<void> {
    watchDraws();
    const { createRoot } = await import('react-dom/client');
    const root = createRoot(this.page as never);
    Object.assign(this, {
      closing: [
        ...this.closing,
        async () => {
          root.unmount();
          await sleep(REST);
        },
      ],
    });
    const heard = (match: Match) => {
      this.#match = match;
    };
    root.render(<Page heard={heard} />);
    const isHeard = ({ facts }: Seated) => facts?.state && facts.connection === 'connected';
    await until(() => this.seated.every(isHeard), 'the match');
    await until(
      () => this.page.all().some((each) => each.getAttribute('data-testid') === 'board'),
      'a board',
    );
    await rest();
  }
}

/** Waits until nothing more is drawn, and ends the count. */
async function rest(draws = countDraws()): Promise<void> {
  for (let before = -1; before < draws.commits; ) {
    before = draws.commits;
    await sleep(REST);
  }
  countDraws();
}

function pageAt(url: string): { dom: FakeDom; page: FakeElement } {
  const dom = fakeDom(url);
  const page = dom.document.createElement('div');
  dom.document.body.appendChild(page);
  return { dom, page };
}
