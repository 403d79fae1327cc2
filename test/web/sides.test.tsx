/* Tables of a game of four sides, where two may be at one seat, and one at none. */
import type { LogEntry } from 'boardgame.io';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { journalOf } from '../../games/kit/journal';
import { gameOverOf } from '../../games/kit/result';
import { sidesAt } from '../../games/kit/seats';
import { Match } from '../../games/testing/match';
import type { Match as MatchShown } from '../../web/client/match';
import { playerOf } from '../../web/client/player';
import { matchStateOf } from '../../web/client/state';
import { catalogueOf } from '../../web/entry';
import { CreateRoom } from '../../web/lobby/CreateRoom';
import { GameCard } from '../../web/lobby/GameCard';
import { SeatChoices } from '../../web/lobby/SeatChoices';
import { resized } from '../../web/lobby/seatChoice';
import { LocalSetupPage } from '../../web/local/LocalSetupPage';
import { chairsIn, heldBy, type NamedSide, namedSides, namesOf, sidesIn, unheldIn } from '../../web/sides';
import { Chat } from '../../web/table/chat/Chat';
import { choicesOf, movesFrom } from '../../web/table/choices/choices';
import { Journal } from '../../web/table/journal/Journal';
import { GameOverBanner } from '../../web/table/notices/GameOverBanner';
import { Players } from '../../web/table/players/Players';
import { ClickGuard } from '../../web/table/prompt/clickGuard';
import { PromptBar } from '../../web/table/prompt/PromptBar';
import { rulebook as counting } from '../kit/counting';
import { Quarters, rulebook } from '../kit/quarters';
import type { G, Quarter } from '../kit/quarters/state';

vi.mock('../../web/ui/Dialog', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));

const rules = { game: Quarters, rulebook };
const sides = namedSides(rulebook.sides);
const entry = catalogueOf(rulebook);

/** Returns the words of markup. */
const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const draw = (part: ReactNode) => {
  const markup = renderToStaticMarkup(part);
  return { markup, text: words(markup) };
};

/** Returns the match as a table shows it to a seat, or to a spectator. */
function seen({ state, game }: Match<G>, seat: string | null, log: LogEntry[] = []): MatchShown {
  const view = game.rulebook.view(state.G, sidesAt(state.G, seat));
  const nothing = () => {};
  return {
    seat,
    state: matchStateOf({ ...state, G: view, log }),
    players: Object.keys(state.ctx.playOrder).map((other) =>
      playerOf({ id: Number(other), name: `P${other}` }),
    ),
    connection: 'connected',
    busy: false,
    trouble: null,
    chat: [],
    play: nothing,
    resign: nothing,
    dismiss: nothing,
  };
}

const choicesAt = (match: Match<G>, seat: string | null) => choicesOf(rules, seen(match, seat));
const begin = (players: number, options = {}) => new Match(Quarters, 1, options, players);

/** Makes the first legal move of a seat so many times. */
function decide(match: Match<G>, seat: string, times: number): void {
  for (let count = 0; count < times; count++) expect(match.make(match.legal(seat)[0])).toBe(true);
}

/** Plays until a stone lies on the wall, and every side still may give one. */
function withAWall(): Match<G> {
  const match = begin(2);
  while (Object.keys(match.state.G.wall).length === 0) decide(match, match.seats[0], 1);
  return match;
}

describe('what a seat is asked', () => {
  test('is asked for one of its sides after the other', () => {
    const match = begin(2);
    expect(choicesAt(match, '0')).toMatchObject({ side: 'north', sides: ['north', 'south'] });
    decide(match, '0', 1);
    expect(choicesAt(match, '0')).toMatchObject({ side: 'south', prompt: { rule: '2' } });
    decide(match, '0', 1);
    expect(choicesAt(match, '0')).toMatchObject({ side: 'north', prompt: null, possible: [] });
    expect(choicesAt(match, null)).toMatchObject({ side: null, sides: [], prompt: null, possible: [] });
  });

  test('names the side only where the seat has several', () => {
    const bar = (match: Match<G>, seat: string | null) => {
      const nothing = () => {};
      const offered = {
        deeds: { deeds: [], bright: null },
        busy: false,
        clicks: new ClickGuard(),
        undoable: 0,
        proposed: null,
        propose: nothing,
        play: nothing,
        confirm: nothing,
        plan: null,
        follow: nothing,
        undo: nothing,
      };
      return draw(
        <PromptBar match={seen(match, seat)} choices={choicesAt(match, seat)} sides={sides} {...offered} />,
      );
    };
    const two = begin(2);
    expect(bar(two, '0').text).toContain('Your turn: North: Choose the stone you bid. rule 2');
    decide(two, '0', 1);
    expect(bar(two, '0').text).toContain('South: Choose the stone you bid.');
    expect(bar(begin(4), '0').text).toContain('Your turn: Choose the stone you bid.');
    decide(two, '0', 1);
    expect(bar(two, '0').text).toBe('Waiting for East and West.');
    expect(bar(two, null).text).toBe('East and West to decide.');
  });

  test('is the same whether it is listed or walked through', () => {
    const match = withAWall();
    for (const seat of ['0', '1']) {
      const { possible, next, legal, label } = choicesAt(match, seat);
      expect(possible.flatMap((one) => movesFrom(next, one))).toEqual(legal());
      for (const move of legal()) expect(label(move)).not.toBe('');
    }
  });

  test('may be nothing, while something can be done out of turn for any side of the seat', () => {
    const match = withAWall();
    const waiting = match.seats.find((seat) => choicesAt(match, seat).prompt === null) ?? 'nobody';
    const { possible, next, label, legal } = choicesAt(match, waiting);
    const [[stone, { owner }]] = Object.entries(match.state.G.wall);
    expect(match.state.G.seats[owner]).toBe(waiting);
    expect(possible).toEqual([{ move: 'give', stages: 2 }]);
    expect(next('give', [])).toEqual([stone]);
    expect(legal()).toHaveLength(3);
    const [first] = legal();
    expect(label(first)).toMatch(/^Give/);
    expect(label({ move: 'give', args: [stone, owner] })).toBe('');
  });
});

describe('who plays', () => {
  const list = (match: Match<G>, seat: string | null, plays = true) =>
    draw(<Players {...seen(match, seat)} sides={sides} plays={plays} />)
      .markup.split('</li>')
      .slice(0, -1);
  const marks = (item: string) => item.split('data-side-mark=').length - 1;

  test('is one player with two marks at a seat with two sides', () => {
    const [first, second, ...others] = list(begin(2), '0');
    expect(words(first)).toMatch(/^North and South P0 you/);
    expect(words(second)).toMatch(/^East and West P1/);
    expect([marks(first), marks(second)]).toEqual([2, 2]);
    expect(others).toEqual([]);
  });

  test('is nobody for a side that is played by rule', () => {
    const items = list(begin(3), null);
    expect(items.map(words)).toEqual([
      expect.stringMatching(/^North P0/),
      expect.stringMatching(/^East P1/),
      expect.stringMatching(/^South P2/),
      'West played by rule',
    ]);
    expect(items[3]).not.toContain('data-decides');
  });

  test('says nothing of a side whose units others lead', () => {
    expect(list(begin(3), null, false).map(words)).toEqual([
      expect.stringMatching(/^North P0/),
      expect.stringMatching(/^East P1/),
      expect.stringMatching(/^South P2/),
    ]);
  });

  test('is marked by shape and colour of the side, whatever the seat', () => {
    const shapes = list(begin(4), null).map((item) => / d="([^"]+)"/.exec(item)?.[1]);
    expect(new Set(shapes).size).toBe(4);
    const [, eastAndWest] = list(begin(2), null);
    expect(eastAndWest).toContain(shapes[1]);
    expect(eastAndWest).toContain(shapes[3]);
  });

  test('speaks with the marks of all its sides', () => {
    const { seats } = begin(2).state.G;
    const lines = [{ id: 'a', seat: '1', text: 'Salve' }];
    const chat = (
      <Chat lines={lines} sidesAt={(seat) => heldBy(sides, seats, seat)} nameOf={(seat) => `P${seat}`} />
    );
    expect(draw(chat).text).toContain('P1: Salve');
    expect(marks(draw(chat).markup)).toBe(2);
  });
});

test('the chat says who does not hear it', () => {
  const { seats } = begin(4).state.G;
  const chat = (notHearing: readonly NamedSide[]) => (
    <Chat
      lines={[]}
      sidesAt={(seat) => heldBy(sides, seats, seat)}
      nameOf={() => ''}
      say={() => {}}
      notHearing={notHearing}
    />
  );
  expect(draw(chat(heldBy(sides, seats, '2'))).text).toContain('Not heard by South');
  expect(draw(chat([])).text).not.toContain('Not heard');
});

describe('the end of the game', () => {
  const { seats } = begin(2).state.G;
  const banner = (winners: Quarter[], seat: string | null) => {
    const margins = { north: 3, east: 3, south: -3, west: -12 };
    const over = gameOverOf({ seats }, { winners, margins, reason: 'The wall is built.' });
    return draw(<GameOverBanner over={over} seat={seat} sides={sides} />).text;
  };

  test('names every side that has won, and praises every seat that holds one', () => {
    expect(banner(['north', 'east'], '0')).toMatch(
      /^Victory: North and East – well played The wall is built\./,
    );
    expect(banner(['north', 'east'], '1')).toContain('well played');
    expect(banner(['north'], '1')).toMatch(/^Victory: North The wall/);
    expect(banner(['north'], null)).not.toContain('well played');
  });

  test('says how far each side was ahead or behind', () => {
    expect(banner(['north'], null)).toContain('North +3 East +3 South −3 West −12');
  });

  test('may be a draw', () => {
    expect(banner([], '0')).toMatch(/^A draw/);
  });
});

test('the journal is by sides, and tells the mover more', () => {
  const match = begin(2);
  const [{ args }] = match.legal('0');
  decide(match, '0', 1);
  const [made] = match.state.deltalog ?? [];
  const redacted = {
    ...made,
    action: { ...made.action, payload: { ...made.action.payload, args: undefined } },
  };
  const journal = (log: LogEntry[]) =>
    draw(
      <Journal
        rules={rules}
        box={undefined}
        times={[]}
        current={null}
        known={0}
        lookAt={() => {}}
        entries={journalOf(log)}
        sides={sides}
      />,
    ).text;
  expect(journal([made])).toBe(`North North bids. rule 2 You bid ${args[0]}.`);
  expect(journal([redacted])).toBe('North North bids. rule 2');
});

describe('before a match begins', () => {
  test('the lobby knows who holds what, for each number of players', () => {
    const names = (players: number) => chairsIn(entry, players).map((chair) => namesOf(chair.sides));
    expect(names(2)).toEqual(['North and South', 'East and West']);
    expect(names(3)).toEqual(['North', 'East', 'South']);
    expect(unheldIn(entry, 3).map(({ name }) => name)).toEqual(['West']);
    expect(names(4)).toEqual(['North', 'East', 'South', 'West']);
    expect(sidesIn(entry, 2, '1').map(({ name }) => name)).toEqual(['East', 'West']);
    expect(sidesIn(entry, 7, '1')).toEqual([]);
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    expect(unheldIn(catalogueOf({ ...rulebook, automaton: undefined }), 3)).toEqual([]);
  });

  const choices = [{ value: 'me', label: 'You', note: 'this seat is yours' }];
  const ask = (players: number) => {
    const value = Array.from({ length: players }, () => 'me');
    const nothing = () => {};
    return draw(
      <SeatChoices
        entry={entry}
        choices={choices}
        options={{}}
        value={value}
        onChange={nothing}
        onPlayers={nothing}
      />,
    );
  };

  test('every seat is asked for by its sides, and who has no seat is told', () => {
    expect(ask(2).markup.match(/data-testid="seat-\d"/g)).toHaveLength(2);
    expect(ask(2).text).toContain('North and South');
    expect(ask(3).text).toContain('West played by rule');
    expect(ask(4).text).not.toContain('played by rule');
  });

  test('the number of players is asked for where the game leaves it open', () => {
    const numbers = (markup: string) =>
      [
        ...(/<select data-testid="players">.*?<\/select>/.exec(markup)?.[0].matchAll(/value="(\d)"/g) ?? []),
      ].map(([, n]) => n);
    for (const form of [
      <CreateRoom key="room" entry={entry} close={() => {}} />,
      <LocalSetupPage key="here" opponent="local" entry={entry} />,
    ]) {
      const { markup } = draw(form);
      expect(numbers(markup)).toEqual(['2', '3', '4']);
      expect(markup.match(/data-testid="seat-\d"/g)).toHaveLength(4);
    }
    const fixed = draw(<CreateRoom entry={catalogueOf(counting)} close={() => {}} />).markup;
    expect(fixed).not.toContain('data-testid="players"');
    expect(fixed.match(/data-testid="seat-\d"/g)).toHaveLength(2);
  });

  test('bots are offered for the seats of a game that has them, and for no other', () => {
    const offers = ({ hasBots }: { hasBots: boolean }) =>
      [
        <CreateRoom key="room" entry={{ ...entry, hasBots }} close={() => {}} />,
        <LocalSetupPage key="here" opponent="computer" entry={{ ...entry, hasBots }} />,
        <GameCard key="card" entry={{ ...entry, hasBots }} create={() => {}} />,
      ].map((form) => /value="normal"|play-computer/.test(draw(form).markup));
    expect(offers(entry)).toEqual([true, true, true]);
    expect(offers(catalogueOf({ ...rulebook, bots: undefined }))).toEqual([false, false, false]);
  });

  test('who creates the room keeps a seat when there are fewer', () => {
    expect(resized(['me', 'open', 'hard'], 2, 'open')).toEqual(['me', 'open']);
    expect(resized(['open', 'hard', 'me'], 2, 'open')).toEqual(['open', 'me']);
    expect(resized(['hard', 'me'], 4, 'open')).toEqual(['hard', 'me', 'open', 'open']);
  });
});
