/* What a table tells of what has happened: the journal, and what others did since an own decision. */
import { describe, expect, test } from 'vitest';
import {
  type JournalEntry,
  type JournalLine,
  type Loss,
  STEPS,
  type Subjects,
} from '../../games/kit/journal';
import type { Player } from '../../web/client/match';
import { showAll } from '../../web/map/viewport';
import { namedSides } from '../../web/sides';
import { type Chapter, chaptersOf, isSameChapter } from '../../web/table/journal/chapters';
import { timesAfter } from '../../web/table/journal/useTimes';
import { knownPlayers, presenceNotes } from '../../web/table/players/presence';
import { eventsIn, eventsSince, lastDecision } from '../../web/table/recap/events';
import { firstStep, type Step, stepsIn } from '../../web/table/recap/steps';
import { shownOf, summaryOf } from '../../web/table/recap/summary';
import { tracesOf } from '../../web/table/recap/traces';
import { deedsFrom, shownFor } from '../../web/table/recap/useNews';

const sides = namedSides([
  { id: 'odd', name: 'Odd' },
  { id: 'even', name: 'Even' },
]);
const [odd, even] = sides;

const line = (text: string, about: Subjects = {}): JournalLine => ({ text, rule: '1', ...about });
const entry = (side: string, ...lines: JournalLine[]): JournalEntry => ({
  side,
  step: 'count',
  turn: 1,
  state: 0,
  move: 'add',
  args: null,
  lines,
});
const move = (...places: string[]) => line(`moves ${places.join(' ')}`, { kind: 'move', places });
const group = (place: string) => line(`a group of ${place}`, { kind: 'group', places: [place] });
const battle = (place: string) =>
  line(`Battle of ${place}.`, { kind: 'battle', side: 'odd', places: [place] });
const fought = (text: string, about: Omit<JournalLine, 'text' | 'rule'> = {}): JournalLine => ({
  ...line(text),
  ...about,
  fought: true,
});
const round = (number: number) => fought(`Round ${number}.`, { kind: 'round' });
const roll = (text: string) => fought(text, { kind: 'roll', places: ['rome'] });
const won = (place: string, side = 'even') =>
  fought(`${place} is won.`, { kind: 'won', side, places: [place] });
const LEGION = { one: 'Legion', many: 'Legions' };
const AUXILIA = { one: 'Auxilia', many: 'Auxilia' };
/** A line by which a side loses so many of something in a place. */
const loses = (
  side: string,
  place: string,
  ...lost: [count: number, names: Pick<Loss, 'one' | 'many' | 'kind'>][]
) =>
  fought(`${side} loses in ${place}`, {
    side,
    places: [place],
    lost: lost.map(([count, names]) => ({ side, place, count, ...names })),
  });

/** Writes a chapter down: its side or title, and its lines, those under another in brackets. */
const print = ({ side, title, items }: Chapter): string[] => [
  side ?? title?.text ?? '',
  ...items.map(({ text, count, under }) => {
    const times = (each: { text: string; count: number }) =>
      each.count > 1 ? `${each.text} x${each.count}` : each.text;
    return `${times({ text, count })}${under.length > 0 ? ` [${under.map(times).join('; ')}]` : ''}`;
  }),
];
const chapters = (...entries: JournalEntry[]) => chaptersOf(entries, () => null);

describe('the journal', () => {
  test('puts what a side does together and leaves out what says nothing', () => {
    expect(
      chapters(
        entry('odd', line('a')),
        entry('odd', line('b'), line('c')),
        entry('even'),
        entry('odd', line('d')),
        entry('even', line('e')),
      ).map(print),
    ).toEqual([
      ['odd', 'a', 'b', 'c', 'd'],
      ['even', 'e'],
    ]);
  });

  test('tells what only the viewer knows with the first line of the move, or by itself', () => {
    const places = ['rome', 'genua'];
    const [{ items }] = chaptersOf(
      [entry('odd', line('a', { places }), line('b')), entry('odd'), entry('odd', line('c'))],
      (made) => (made.lines[0]?.text === 'c' ? null : `own of ${made.lines.length}`),
    );
    expect(items).toMatchObject([
      { text: 'a', rule: '1', places, own: ['own of 2'] },
      { text: 'b', own: [] },
      { text: '', rule: '', own: ['own of 0'] },
      { text: 'c', own: [] },
    ]);
  });

  test('says once what is said again on end, how often, and what the viewer knows of each', () => {
    let said = 0;
    const levy = line('A block is levied.');
    const made = chaptersOf(
      [entry('odd', levy), entry('odd', levy), entry('odd', line('b'))],
      () => `${said++}`,
    );
    expect(made.map(print)).toEqual([['odd', 'A block is levied. x2', 'b']]);
    expect(made[0].items[0].own).toEqual(['0', '1']);
    expect(made[0].items.map(({ entry }) => entry)).toEqual([1, 2]);
  });

  test('has a heading where something begins', () => {
    expect(
      chapters(
        entry('odd', line('a'), line('Winter.', { kind: 'heading' }), line('b')),
        entry('odd', line('c')),
      ).map(print),
    ).toEqual([['odd', 'a'], ['Winter.'], ['odd', 'b', 'c']]);
  });

  test('puts the moves of a group under it', () => {
    expect(
      chapters(
        entry('odd', group('rome')),
        entry('odd', move('rome', 'genua')),
        entry('odd', move('rome', 'genua')),
        entry('odd', move('rome', 'pisae')),
        entry('odd', line('ends')),
      ).map(print),
    ).toEqual([['odd', 'a group of rome [moves rome genua x2; moves rome pisae]', 'ends']]);
  });

  test('tells a battle by rounds, whoever acts, until it is won', () => {
    expect(
      chapters(
        entry('odd', battle('rome'), round(1)),
        entry('even', roll('fires')),
        entry('odd', roll('hit'), roll('hit')),
        entry('even', round(2), roll('fires'), won('rome')),
        entry('even', move('rome', 'genua')),
      ).map(print),
    ).toEqual([
      ['Battle of rome.', 'Round 1. [fires; hit x2]', 'Round 2. [fires]', 'rome is won.'],
      ['even', 'moves rome genua'],
    ]);
  });

  test('leaves a battle when it is fought no more, whether or not it was won', () => {
    expect(
      chapters(
        entry('odd', battle('rome'), fought('joins'), fought('a card', { kind: 'card' })),
        entry('even', move('rome', 'genua'), fought('of no battle')),
      ).map(print),
    ).toEqual([
      ['Battle of rome.', 'joins', 'a card'],
      ['even', 'moves rome genua', 'of no battle'],
    ]);
  });

  test('goes on with a battle after a move that only the viewer knows of', () => {
    const made = chaptersOf(
      [entry('odd', battle('rome')), entry('odd'), entry('odd', roll('fires'))],
      ({ lines }) => (lines.length === 0 ? 'own' : null),
    );
    expect(made.map(print)).toEqual([['Battle of rome.', '', 'fires']]);
  });

  test('tells what is done out of turn beside the battle that goes on', () => {
    const offer = { ...entry('odd', fought('offers')), step: null };
    const silent = { ...entry('odd'), step: null };
    const fires = entry('even', roll('fires'));
    expect(chapters(entry('even', battle('rome'), round(1)), offer, fires).map(print)).toEqual([
      ['Battle of rome.', 'Round 1. [fires]'],
      ['odd', 'offers'],
    ]);
    expect(chaptersOf([entry('even', battle('rome')), silent, fires], () => 'own').map(print)).toEqual([
      ['Battle of rome.', 'fires'],
      ['odd', ''],
    ]);
  });

  test('reads otherwise when a line was taken back and another is in its place', () => {
    const [a] = chapters(entry('odd', group('rome'), move('rome', 'genua')));
    const [same] = chapters(entry('odd', group('rome'), move('rome', 'genua')));
    const [other] = chapters(entry('odd', group('rome'), move('rome', 'pisae')));
    const [twice] = chapters(entry('odd', group('rome'), move('rome', 'genua'), move('rome', 'genua')));
    expect([same, other, twice].map((chapter) => isSameChapter(a, chapter))).toEqual([true, false, false]);
  });
});

describe('the time of an entry', () => {
  test('is when it was heard of, and not known of those before', () => {
    const first = timesAfter(null, 2, 10);
    expect(first).toEqual([null, null]);
    expect(timesAfter(first, 3, 20)).toEqual([null, null, 20]);
  });

  test('goes with an entry that is taken back', () => {
    expect(timesAfter([null, 10, 20], 1, 30)).toEqual([null]);
    expect(timesAfter([null], 2, 40)).toEqual([null, 40]);
  });
});

const since = (own: readonly string[], ...entries: JournalEntry[]) =>
  eventsSince(eventsIn(entries, own), own, lastDecision(entries, own));
const textsSince = (own: readonly string[], ...entries: JournalEntry[]) =>
  since(own, ...entries).map((each) => each.line.text);

describe('since the own decision', () => {
  test('is what others did after it', () => {
    expect(
      textsSince(
        ['odd'],
        entry('even', line('a')),
        entry('odd', line('b')),
        entry('even', line('c')),
        entry('even', line('d')),
      ),
    ).toEqual(['c', 'd']);
  });

  test('counts what came to light of others by that decision', () => {
    const shown = line('Even plays Mars.', { kind: 'card', side: 'even', card: 'mars' });
    expect(textsSince(['odd'], entry('odd', line('Odd plays.'), shown))).toEqual(['Even plays Mars.']);
    const own = line('Odd plays 3/2.', { kind: 'card', side: 'odd', card: '32' });
    expect(textsSince(['odd'], entry('odd', line('face down')), entry('even', own, shown))).toEqual([
      'Even plays Mars.',
    ]);
  });

  test('has what a new part of the game brought that began with it, to the viewer, too', () => {
    const winter = line('Winter.', { kind: 'heading' });
    expect(textsSince(['odd'], entry('odd', line('own'), winter, line('harvest'), line('senate')))).toEqual([
      'Winter.',
      'harvest',
      'senate',
    ]);
  });

  test('is not ended by what is done out of turn', () => {
    const offer = { ...entry('odd', line('offers')), step: null };
    expect(textsSince(['odd'], entry('even', line('a')), offer)).toEqual(['a']);
  });

  test('is for a spectator what was done since another side acted', () => {
    expect(
      textsSince([], entry('odd', line('a')), entry('even', line('b')), entry('even', line('c'))),
    ).toEqual(['b', 'c']);
  });
});

describe('on the map', () => {
  test('moves are counted by their ways, in the colour of who moved', () => {
    const events = since(
      ['odd'],
      entry('even', move('rome', 'genua')),
      entry('even', move('rome', 'genua')),
      entry('even', move('ostia', 'sea', 'carthage')),
    );
    expect(tracesOf(events, sides).ways).toEqual([
      { side: even, from: 'rome', to: 'genua', count: 2 },
      { side: even, from: 'ostia', to: 'sea', count: 1 },
      { side: even, from: 'sea', to: 'carthage', count: 1 },
    ]);
  });

  test('battles and changes are marked where they were, by whose gain it is', () => {
    const events = since(
      ['odd'],
      entry('even', battle('rome'), round(1), roll('fires'), won('rome')),
      entry('even', line('They join.', { kind: 'control', side: 'odd', places: ['genua'] }), line('talk')),
    );
    expect(tracesOf(events, sides).halos).toEqual([
      { side: even, place: 'rome', isBattle: true },
      { side: odd, place: 'genua', isBattle: false },
    ]);
  });
});

const summary = (own: readonly string[], ...entries: JournalEntry[]) =>
  summaryOf(since(own, ...entries), told(own)).map(({ text, count }) =>
    count === 1 ? text : `${text} x${count}`,
  );
const told = (own: readonly string[]) => ({ own, sides, nameOf: (place: string) => place.toUpperCase() });

describe('in a few words', () => {
  test('the moves of a side stand together, a piece from where it began to where it ended', () => {
    expect(
      summary(
        ['odd'],
        entry('even', line('Even plays 3/2.', { kind: 'card' })),
        entry('even', group('rome')),
        entry('even', move('rome', 'ostia')),
        entry('even', move('rome', 'ostia')),
        entry('even', move('ostia', 'sea')),
        entry('even', group('ostia')),
        entry('even', move('ostia', 'pisae')),
        entry('even', line('Even levies.')),
        entry('even', line('Even levies.')),
      ),
    ).toEqual(['Even plays 3/2.', 'Even moved: ROME → SEA, ROME → OSTIA, OSTIA → PISAE.', 'Even levies. x2']);
  });

  test('who comes from nowhere on the map is told by where he went', () => {
    const moves = [entry('even', move('rome')), entry('even', move('rome'))];
    expect(summary(['odd'], ...moves)).toEqual(['Even moved: to ROME ×2.']);
  });

  test('many ways are cut short', () => {
    const moves = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((place) => entry('even', move(place, 'rome')));
    expect(summary(['odd'], ...moves)[0]).toMatch(/^Even moved: A → ROME, .*E → ROME, and 2 more\.$/);
  });

  test('a battle is told by how it ended, without its rolls, and while it is fought by nothing but that it began', () => {
    const begun = entry('even', battle('rome'), round(1), roll('fires'), fought('A block is lost.'));
    expect(summary(['odd'], begun)).toEqual(['Battle of rome.']);
    expect(summary(['odd'], begun, entry('even', won('rome')))).toEqual(['rome is won.']);
  });

  test('a battle in which the viewer decided has been seen, and one that was fought without him is told', () => {
    const begun = entry('even', battle('rome'), round(1), loses('odd', 'rome', [2, LEGION]));
    const mine = entry('odd', roll('fires'));
    const end = entry('even', loses('odd', 'rome', [1, LEGION]), won('rome'));
    expect(summary(['odd'], begun, mine, end)).toEqual([]);
    expect(summary(['odd'], mine, begun, end)).toEqual(['You lost 3 Legions in ROME.', 'rome is won.']);
    const other = entry('even', battle('genua'), loses('odd', 'genua', [1, AUXILIA]));
    expect(summary(['odd'], begun, mine, end, other)).toEqual([
      'You lost an Auxilia in GENUA.',
      'Battle of genua.',
    ]);
  });

  test('own losses come first, then what others gain, then the rest with their losses', () => {
    expect(
      summary(
        ['odd'],
        entry('even', line('Even passes.')),
        entry('even', line('Even holds pisae.', { kind: 'control', side: 'even', places: ['pisae'] })),
        entry('even', battle('rome')),
        entry('even', loses('even', 'rome', [2, AUXILIA]), loses('odd', 'rome', [3, LEGION], [1, AUXILIA])),
        entry('even', loses('odd', 'rome', [3, AUXILIA], [1, { one: 'Caesar' }], [2, STEPS])),
        entry('even', won('rome')),
      ),
    ).toEqual([
      'You lost 8 pieces in ROME: 3 Legions, 4 Auxilia and Caesar, and 2 steps.',
      'Even holds pisae.',
      'rome is won.',
      'Even passes.',
      'Even lost 2 Auxilia in ROME.',
    ]);
  });

  test('losses in many places are told together, those of several own sides by their names', () => {
    const lost = ['a', 'b', 'c', 'd'].map((place) => loses('odd', place, [1, LEGION]));
    expect(summary(['odd'], entry('even', ...lost))).toEqual(['You lost 4 Legions in 4 places.']);
    const both = entry('else', loses('odd', 'rome', [1, LEGION]), loses('even', 'rome', [2, AUXILIA]));
    expect(summary(['odd', 'even'], both)).toEqual([
      'Odd lost a Legion in ROME.',
      'Even lost 2 Auxilia in ROME.',
    ]);
  });

  test('of many kinds of pieces some are named', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((one): [number, { one: string }] => [1, { one }]);
    expect(summary(['odd'], entry('even', loses('odd', 'rome', ...many)))).toEqual([
      'You lost 7 pieces in ROME: A, B, C, D, E and 2 more.',
    ]);
  });

  test('who retreats or pursues is told apart from who marches', () => {
    const flight = fought('flees', { kind: 'move', side: 'odd', places: ['rome', 'ostia', 'pisae'] });
    expect(summary(['odd'], entry('even', move('genua', 'rome'), battle('rome'), flight))).toEqual([
      'Even moved: GENUA → ROME.',
      'Battle of rome.',
      'Odd moved after battle: ROME → PISAE.',
    ]);
  });

  test('a piece that goes on by name is told by where it began and where it is', () => {
    const goes = (kind: 'fought' | 'march', piece: string, from: string, to: string): JournalLine => ({
      ...line(`${piece} goes`, { kind: 'move', side: 'even', places: [from, to], pieces: [piece] }),
      ...(kind === 'fought' && { fought: true }),
    });
    expect(
      summary(
        ['odd'],
        entry('even', goes('march', 'x', 'rome', 'ostia'), goes('march', 'y', 'pisae', 'rome')),
        entry('even', goes('march', 'x', 'ostia', 'genua'), battle('genua')),
        entry('even', goes('fought', 'x', 'genua', 'a'), goes('fought', 'x', 'a', 'b')),
      ),
    ).toEqual([
      'Even moved: ROME → GENUA, PISAE → ROME.',
      'Battle of genua.',
      'Even moved after battle: GENUA → B.',
    ]);
  });

  test('where there is no room for all, losses and gains are shown first, and the last of the rest', () => {
    const lines = summaryOf(
      since(
        ['odd'],
        entry('even', line('a'), line('b'), line('c')),
        entry('even', loses('odd', 'rome', [1, LEGION])),
      ),
      told(['odd']),
    );
    const texts = (most: number) => {
      const { first, left, last } = shownOf(lines, most);
      return [...first.map(({ text }) => text), left, ...last.map(({ text }) => text)];
    };
    expect(texts(3)).toEqual(['You lost a Legion in ROME.', 1, 'b', 'c']);
    expect(texts(1)).toEqual(['You lost a Legion in ROME.', 3]);
    expect(texts(9)).toEqual(['You lost a Legion in ROME.', 0, 'a', 'b', 'c']);
  });

  test('the card that came to light is named with it', () => {
    const shown = line('Even plays Mars.', { kind: 'card', side: 'even', card: 'mars' });
    expect(summaryOf(since(['odd'], entry('odd', shown)), told(['odd']))).toEqual([
      { kind: 'other', side: even, text: 'Even plays Mars.', count: 1, card: 'mars' },
    ]);
  });
});

describe('one deed after another', () => {
  test('what others do is shown, move by move', () => {
    const events = eventsIn([
      entry('even', line('before')),
      entry('even', line('a'), line('b')),
      entry('odd', line('mine')),
      entry('even', line('c')),
    ]);
    const texts = deedsFrom(events, 1, ['odd']).map((deed) => deed.map((each) => each.line.text));
    expect(texts).toEqual([['a', 'b'], ['c']]);
  });

  test('of a battle is shown that it begins, what is lost and how it ends, unless the viewer has seen it', () => {
    const fight = [
      entry('even', battle('rome'), round(1)),
      entry('even', roll('fires'), loses('odd', 'rome', [1, LEGION])),
      entry('even', won('rome')),
    ];
    const shown = (...entries: JournalEntry[]) =>
      deedsFrom(eventsIn(entries, ['odd']), 0, ['odd']).map((deed) => deed.map((each) => each.line.text));
    expect(shown(...fight)).toEqual([['Battle of rome.'], ['odd loses in rome'], ['rome is won.']]);
    const [first, ...rest] = fight;
    expect(shown(first, entry('odd', roll('mine')), ...rest)).toEqual([]);
  });

  test('goes faster the more there is to show, and never too fast to be seen', () => {
    expect(shownFor(1)).toBe(1_200);
    expect(shownFor(10)).toBe(500);
    expect(shownFor(1_000)).toBe(300);
  });
});

describe('who comes and goes', () => {
  const seated = (seat: string, name?: string, connected = true): Player =>
    name === undefined ? { seat } : { seat, name, connected };
  const heard = (before: Player[], after: Player[]) =>
    presenceNotes(before, after, '0', (seat) => sides[Number(seat)].name);

  test('sits down, goes away, comes back and leaves', () => {
    const ann = seated('0', 'Ann');
    expect(heard([ann, seated('1')], [ann, seated('1', 'Bob')])).toEqual(['Bob sits down for Even.']);
    expect(heard([ann, seated('1', 'Bob')], [ann, seated('1', 'Bob', false)])).toEqual(['Bob is away.']);
    expect(heard([ann, seated('1', 'Bob', false)], [ann, seated('1', 'Bob')])).toEqual(['Bob is back.']);
    expect(heard([ann, seated('1', 'Bob')], [ann, seated('1')])).toEqual(['Bob has left the seat of Even.']);
    expect(heard([ann, seated('1', 'Bob')], [ann, seated('1', 'Cyd')])).toEqual([
      'Bob has left the seat of Even.',
      'Cyd sits down for Even.',
    ]);
  });

  test('is not said to be back by who has just sat down', () => {
    const [open, arriving, there] = [[seated('1')], [seated('1', 'Bob', false)], [seated('1', 'Bob')]];
    const sat = knownPlayers(open, arriving);
    expect(heard(sat, there)).toEqual([]);
    expect(heard(knownPlayers(sat, arriving), there)).toEqual([]);
    expect(heard(knownPlayers(sat, there), arriving)).toEqual(['Bob is away.']);
    expect(heard(knownPlayers(there, arriving), there)).toEqual(['Bob is back.']);
  });

  test('is nothing to be told of oneself, of bots that rest, nor where nothing has changed', () => {
    expect(heard([seated('0', 'Ann', false)], [seated('0', 'Ann')])).toEqual([]);
    const bot: Player = { seat: '1', name: 'Bot', bot: 'easy' };
    expect(heard([bot], [bot])).toEqual([]);
  });
});

test('the map moves as little as shows all places, or to their middle', () => {
  const [window, drawing] = [
    { width: 400, height: 400 },
    { width: 1_000, height: 1_000 },
  ];
  const camera = { x: 0, y: 0, k: 1 };
  expect(showAll(camera, [], window, drawing)).toEqual(camera);
  expect(showAll(camera, [{ x: 100, y: 100 }], window, drawing)).toEqual(camera);
  expect(showAll(camera, [{ x: 500, y: 100 }], window, drawing)).toEqual({ x: -160, y: 0, k: 1 });
  const apart = [
    { x: 200, y: 300 },
    { x: 900, y: 500 },
  ];
  expect(showAll(camera, apart, window, drawing)).toEqual({ x: -350, y: -160, k: 1 });
});

describe('step by step', () => {
  const by = (side: string, text: string, about: Subjects = {}) => line(text, { side, ...about });
  const printed = ({ side, lead, events }: Step): string[] => [
    side ?? '',
    ...(lead === null ? [] : [`(${lead.line.text})`]),
    ...events.map(({ line: { text } }) => text),
  ];
  const steps = (...entries: JournalEntry[]) => stepsIn(eventsIn(entries), ['odd']).map(printed);

  test('tells of one deed after another, and what led to it', () => {
    expect(
      steps(
        entry(
          'even',
          by('even', 'by rule'),
          by('even', 'chooses', { kind: 'group' }),
          by('even', 'places in rome', { places: ['rome'] }),
          by('even', 'places in genua', { places: ['genua'] }),
          by('even', 'passes'),
        ),
      ),
    ).toEqual([
      ['even', 'by rule', 'chooses', 'places in rome'],
      ['even', '(by rule)', 'places in genua'],
      ['even', 'passes'],
    ]);
  });

  test('keeps a group with its moves, a roll with what it is for, and a battle whole, whoever loses', () => {
    expect(
      steps(
        entry(
          'even',
          group('rome'),
          move('rome', 'genua'),
          move('rome', 'ravenna'),
          by('even', 'tries', { places: ['genua'] }),
          roll('rolls 4'),
          battle('genua'),
          round(1),
          fought('loses', { side: 'odd', places: ['genua'] }),
          won('genua'),
          by('even', 'goes on', { places: ['genua'] }),
        ),
      ),
    ).toEqual([
      ['even', 'a group of rome', 'moves rome genua', 'moves rome ravenna'],
      ['even', 'tries', 'rolls 4'],
      ['odd', 'Battle of genua.', 'Round 1.', 'loses', 'genua is won.'],
      ['even', 'goes on'],
    ]);
  });

  test('leaves out what oneself did, but not what others did by rule in the same move, nor what began', () => {
    const events = eventsIn([
      entry('even', by('even', 'before', { places: ['rome'] })),
      entry(
        'odd',
        by('odd', 'own', { places: ['rome'] }),
        line('A year begins', { kind: 'heading' }),
        by('even', 'after', { places: ['rome'] }),
        by('odd', 'lost', { places: ['rome'] }),
      ),
      entry('odd', by('odd', 'all')),
    ]);
    const all = stepsIn(events, ['odd']);
    expect(all.map(printed)).toEqual([
      ['even', 'before'],
      ['', 'A year begins'],
      ['even', 'after'],
    ]);
    expect(firstStep(all, eventsSince(events, ['odd'], 1))).toBe(1);
    expect(firstStep(all, [])).toBe(-1);
  });

  test('keeps moves apart that say not whose they are, and begins with what goes on after a decision', () => {
    const events = eventsIn([
      entry('even', line('chooses a card')),
      entry('odd', line('announces')),
      entry('even', line('stirs up rome', { places: ['rome'] }), line('rome rises')),
      entry('even', line('goes to genua', { kind: 'move', places: ['rome', 'genua'] })),
      entry('even', battle('genua')),
      entry('odd', round(1)),
      entry('even', won('genua')),
    ]);
    const all = stepsIn(events, ['odd']);
    expect(all.map(printed)).toEqual([
      ['even', 'chooses a card'],
      ['even', 'stirs up rome', 'rome rises'],
      ['even', 'goes to genua'],
      ['odd', 'Battle of genua.', 'Round 1.', 'genua is won.'],
    ]);
    expect(firstStep(all, eventsSince(events, ['odd'], 1))).toBe(1);
    expect(firstStep(all, eventsSince(events, ['odd'], 5))).toBe(3);
  });
});
