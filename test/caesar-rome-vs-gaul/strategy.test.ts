import { expect, test } from 'vitest';
import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { cardPlayOf, type Position, REST, type Table, tableAt } from './table';

const WINTER_CAMPAIGN = 1;
const NORTHERN_STAR = 2;
const HOSTAGES = 4;
const DESTROYED = 6;
const VOW_TO_MARS = 7;
const CIRCUMVALLATION = 13;
const ROMAN_TRADE = 19;
const LONG_HAIRS = 31;
const COUNCIL = 39;
const REACTION = 44;
const STRATAGEM = 50;
const GIFTS = 55;

/** Cards of one Action Point whose event is the other side's. */
const FOR_ROME = [31, 33, 34, 35, 36, 38, 40, 42];
const FOR_GAUL = [3, 5, 8, 9, 10, 11, 12, 14];

/** Caesar is nowhere where he would matter. */
const AWAY: Position = { turn: 2, boxes: { holding: 'caesar' } };

/** Returns a table at the start of a Strategy Phase of turn 2. */
function phase(position: Position): Table {
  return tableAt({ ...AWAY, ...position }, REST, {
    step: 'strategy',
    sides: [],
    first: 'gallic',
    round: 0,
    played: [],
  });
}

/** Returns a table at which a side chooses the card of a round. */
function choosing(side: Side, position: Position): Table {
  return tableAt({ turn: 2, ...position }, REST, { step: 'card', sides: [side], discarded: false });
}

/** Returns who plays first in the round under way, and which round it is. */
function round({ G }: Table) {
  const frame = G.stack.find(({ step }) => step === 'strategy');
  return frame?.step === 'strategy' ? { first: frame.first, round: frame.round } : undefined;
}

/** A side plays a card for its Action Points and uses none. */
function pass(table: Table, side: Side, card: number): Table {
  table.do(side, 'playPoints', card);
  return table.step === 'actions' ? table.do(side, 'done') : table;
}

test('7.3 The Gallic player goes first, after the Roman player has been asked for WINTER CAMPAIGN', () => {
  const table = phase({ hands: { roman: [3], gallic: [31] } });
  expect(table.sides).toEqual(['roman']);
  expect(table.prompt('roman')).toEqual({
    rule: '7.3',
    text: 'Before the first card of the turn: play Winter Campaign, or let it be.',
  });
  expect(table.moves('roman')).toEqual(['decline']);
  table.do('roman', 'decline');
  expect(table.step).toBe('card');
  expect(table.sides).toEqual(['gallic']);
});

test('7.3 Once all have seen WINTER CAMPAIGN nobody is asked for it', () => {
  const table = phase({ hands: { roman: [3], gallic: [31] }, discards: [WINTER_CAMPAIGN] });
  expect(table.step).toBe('card');
  expect(table.sides).toEqual(['gallic']);
});

test('7.3 WINTER CAMPAIGN is the Roman card of round 1, and Rome goes first all turn', () => {
  const table = phase({ hands: { roman: [WINTER_CAMPAIGN, 31], gallic: [3, 5] }, discards: [REACTION] });
  table.do('roman', 'play', WINTER_CAMPAIGN);
  expect(table.sides).toEqual(['gallic']);
  expect(table.step).toBe('card');
  expect(table.G.secret.roman).toEqual([31]);
  pass(table, 'gallic', 3);
  expect(round(table)).toEqual({ first: 'roman', round: 2 });
  expect(table.sides).toEqual(['roman']);
  pass(table, 'roman', 31);
  expect(table.sides).toEqual(['gallic']);
});

test('7.3 WINTER CAMPAIGN activates a Roman Leader or Legion', () => {
  const at = { cenabum: 'X' };
  const table = phase({ at, hands: { roman: [WINTER_CAMPAIGN], gallic: [3] }, discards: [REACTION] });
  table.do('roman', 'play', WINTER_CAMPAIGN);
  expect(table.sides).toEqual(['roman']);
  expect(table.step).not.toBe('card');
});

test('7.3 WINTER CAMPAIGN later in the turn gives its Action Point only', () => {
  const table = choosing('roman', { at: { cenabum: 'X' }, hands: { roman: [WINTER_CAMPAIGN] } });
  expect(table.legal('roman', 'playEvent')).toEqual([]);
  expect(table.why('roman', 'playEvent', '1')).toMatch(/^7\.3/);
  expect(table.legal('roman', 'playPoints')).toEqual(['1']);
  const gallic = choosing('gallic', { hands: { gallic: [WINTER_CAMPAIGN] } });
  expect(gallic.why('gallic', 'playEvent', '1')).toMatch(/^7\.5\.1 .*Roman/);
});

test('7.5.5 A cancelled WINTER CAMPAIGN leaves the Gauls first, and Rome with a card of round 1 to play', () => {
  const table = phase({ hands: { roman: [WINTER_CAMPAIGN, 31], gallic: [REACTION, 3] } });
  table.do('roman', 'play', WINTER_CAMPAIGN);
  expect(table.sides).toEqual(['gallic']);
  table.do('gallic', 'play', REACTION);
  expect(table.G.secret.roman).toHaveLength(2);
  expect(table.G.secret.gallic).toHaveLength(2);
  expect(table.sides).toEqual(['gallic']);
  expect(round(table)).toEqual({ first: 'gallic', round: 1 });
  pass(table, 'gallic', 3);
  expect(table.sides).toEqual(['roman']);
  expect(round(table)).toEqual({ first: 'gallic', round: 1 });
  pass(table, 'roman', 31);
  expect(round(table)).toEqual({ first: 'gallic', round: 2 });
});

test('7.4.1 Eight rounds of a card each', () => {
  const table = phase({
    hands: { roman: [...FOR_ROME], gallic: [...FOR_GAUL] },
    discards: [WINTER_CAMPAIGN],
  });
  for (let index = 0; index < 8; index++) {
    expect(round(table)?.round).toBe(index + 1);
    pass(table, 'gallic', FOR_GAUL[index]);
    pass(table, 'roman', FOR_ROME[index]);
  }
  expect(table.G.stack).toEqual([REST]);
  expect(table.G.secret.roman).toEqual([]);
  expect(table.G.secret.gallic).toEqual([]);
});

test('7.1 Who has no card left passes', () => {
  const table = phase({ hands: { roman: [31, 33], gallic: [3] }, discards: [WINTER_CAMPAIGN] });
  pass(pass(table, 'gallic', 3), 'roman', 31);
  expect(table.sides).toEqual(['roman']);
  expect(table.told('7.1', 'The Gauls pass')).toBe(true);
  pass(table, 'roman', 33);
  expect(table.G.stack).toEqual([REST]);
});

test('5.3 Delayed, Caesar arrives at the start of the second Roman card play', () => {
  const table = phase({
    delay: 'now',
    boxes: { rome: 'caesar' },
    hands: { roman: [31, 33], gallic: [3, 5] },
    discards: [WINTER_CAMPAIGN],
  });
  pass(table, 'gallic', 3);
  expect(table.step).toBe('card');
  pass(table, 'roman', 31);
  expect(table.at('rome')).toBe('caesar');
  pass(table, 'gallic', 5);
  expect(table.step).toBe('caesar');
  table.do('roman', 'place', 'vienne');
  expect(table.step).toBe('card');
  table.do('roman', 'playPoints', 33);
  expect(table.legal('roman', 'move')).toEqual(['caesar alone']);
});

test('5.3 No event that activates Caesar while he is delayed', () => {
  const hands = { roman: [NORTHERN_STAR] };
  const table = choosing('roman', { delay: 'now', hands });
  expect(table.legal('roman', 'playBonus')).toEqual([]);
  expect(table.why('roman', 'playBonus', '2')).toMatch(/^5\.3/);
  expect(table.legal('roman', 'playPoints')).toEqual(['2']);
  const there = choosing('roman', { delay: 'past', at: { cenabum: 'caesar' }, hands });
  expect(there.legal('roman', 'playBonus')).toEqual(['2']);
});

test('7.5.1 An event is for whom its colour names, the Action Points for anybody', () => {
  const position: Position = {
    hands: { roman: [ROMAN_TRADE, COUNCIL, GIFTS], gallic: [ROMAN_TRADE, COUNCIL, GIFTS] },
  };
  const roman = choosing('roman', position);
  expect(roman.legal('roman', 'playEvent')).toEqual(['19', '55']);
  expect(roman.legal('roman', 'playBonus')).toEqual([]);
  expect(roman.legal('roman', 'playPoints')).toEqual(['19', '39', '55']);
  expect(roman.why('roman', 'playBonus', '39')).toMatch(/^7\.5\.1 .*Gallic/);
  const gallic = choosing('gallic', position);
  expect(gallic.legal('gallic', 'playEvent')).toEqual(['55']);
  expect(gallic.legal('gallic', 'playBonus')).toEqual(['39']);
  expect(gallic.why('gallic', 'playEvent', '19')).toMatch(/^7\.5\.1 .*Roman/);
  expect(gallic.why('gallic', 'playEvent', '39')).toMatch(/^7\.5\.2/);
});

test('7.5.2 An event that could do nothing is not offered', () => {
  const table = choosing('roman', { hands: { roman: [DESTROYED] } });
  expect(table.legal('roman', 'playEvent')).toEqual([]);
  expect(table.why('roman', 'playEvent', '6')).toMatch(/^7\.5\.2 It could do nothing/);
});

test('7.5.2 An Event gives its event and no Action Points', () => {
  const table = choosing('gallic', { hands: { gallic: [GIFTS] }, discards: [REACTION] });
  table.do('gallic', 'playEvent', GIFTS);
  table.do('gallic', 'place', 'lutetia').do('gallic', 'done');
  expect(table.marker('lutetia')).toBe('gallic');
  expect(table.G.stack).toEqual([REST]);
});

test('7.5.3 A Bonus Event comes before the Action Points of its card', () => {
  const table = choosing('gallic', {
    hands: { gallic: [LONG_HAIRS] },
    roman: ['tolosa'],
    discards: [REACTION],
  });
  table.do('gallic', 'playBonus', LONG_HAIRS);
  expect(table.marker('tolosa')).toBe('');
  expect(table.step).toBe('actions');
  table.do('gallic', 'place', 'divona');
  expect(table.G.stack).toEqual([REST]);
  expect(table.G.discards).toContain(LONG_HAIRS);
});

test('7.5.4 A Surprise card may be discarded and replaced at the start of a round, once', () => {
  const table = choosing('roman', { hands: { roman: [VOW_TO_MARS, STRATAGEM, REACTION, HOSTAGES] } });
  expect(table.legal('roman', 'discard')).toEqual(['50', '7']);
  expect(table.why('roman', 'discard', '4')).toMatch(/^7\.5\.4 Only Surprise cards/);
  expect(table.why('roman', 'discard', '44')).toMatch(/^7\.5\.4 Only Surprise cards/);
  table.do('roman', 'discard', VOW_TO_MARS);
  expect(table.G.discards).toEqual([VOW_TO_MARS]);
  expect(table.G.secret.roman).toHaveLength(4);
  expect(table.legal('roman', 'discard')).toEqual([]);
  expect(table.why('roman', 'discard', '50')).toMatch(/^7\.5\.4 You have discarded/);
  table.do('roman', 'playPoints', 1);
  expect(table.step).toBe('actions');
});

test('7.5.4 As the card of a round a Surprise or Reaction card gives Action Points and is not replaced', () => {
  const table = choosing('roman', { hands: { roman: [STRATAGEM, REACTION] } });
  expect(table.moves('roman')).toEqual(['playPoints', 'discard']);
  expect(table.why('roman', 'playEvent', '50')).toMatch(/^7\.5\.4/);
  table.do('roman', 'playPoints', REACTION);
  expect(table.step).toBe('actions');
  expect(table.G.secret.roman).toEqual([STRATAGEM]);
});

test('7.5.5 The Reaction card cancels an Event; its player draws a card and plays one', () => {
  const table = choosing('gallic', { hands: { gallic: [GIFTS, 3, STRATAGEM], roman: [REACTION, 5] } });
  table.do('gallic', 'playEvent', GIFTS);
  expect(table.sides).toEqual(['roman']);
  expect(table.prompt('roman')?.text).toBe(
    'The enemy plays Gifts and Promises for its event: play You May Believe, or let it be.',
  );
  table.do('roman', 'play', REACTION);
  expect(table.G.discards).toEqual([GIFTS, REACTION]);
  expect(table.G.secret.roman).toHaveLength(2);
  expect(table.step).toBe('card');
  expect(table.sides).toEqual(['gallic']);
  expect(table.G.secret.gallic).toHaveLength(3);
  expect(table.legal('gallic', 'discard')).toEqual([]);
  expect(table.told('7.5.5', 'GIFTS AND PROMISES is cancelled')).toBe(true);
  table.do('gallic', 'playPoints', 3);
  expect(table.step).toBe('actions');
});

test('7.5.5 The Reaction card cancels a Bonus Event with its Action Points', () => {
  const table = choosing('gallic', { hands: { gallic: [LONG_HAIRS], roman: [REACTION] }, roman: ['tolosa'] });
  table.do('gallic', 'playBonus', LONG_HAIRS);
  expect(table.prompt('roman')?.text).toContain('The enemy plays Gaul of the Long Hairs for its bonus:');
  table.do('roman', 'play', REACTION);
  expect(table.marker('tolosa')).toBe('roman');
  expect(table.step).toBe('card');
  expect(table.G.secret.gallic).toHaveLength(1);
});

test('7.5.5 Who lets an event be is done, and Action Points alone are not announced', () => {
  const hands = { gallic: [LONG_HAIRS], roman: [5] };
  const declined = choosing('gallic', { hands, roman: ['tolosa'] });
  declined.do('gallic', 'playBonus', LONG_HAIRS).do('roman', 'decline');
  expect(declined.marker('tolosa')).toBe('');
  expect(declined.step).toBe('actions');
  const points = choosing('gallic', { hands, roman: ['tolosa'] });
  points.do('gallic', 'playPoints', LONG_HAIRS);
  expect(points.step).toBe('actions');
});

test('7.5.5 The question for the Reaction card does not tell who holds it', () => {
  const ask = (roman: number[]) => {
    const table = choosing('gallic', { hands: { gallic: [LONG_HAIRS], roman }, roman: ['tolosa'] });
    return table.do('gallic', 'playBonus', LONG_HAIRS);
  };
  expect(ask([5]).prompt('roman')).toEqual(ask([REACTION]).prompt('roman'));
  expect(ask([5]).G.stack).toEqual(ask([REACTION]).G.stack);
});

test('7.4.2 After the actions the player of the card checks supply, and nobody else', () => {
  const gallic = ['cortoriacum', 'geminiacum', 'camaracum', 'viromandis'];
  const after = (side: Side) =>
    tableAt({ at: { bagacum: 'X VII' }, gallic }, REST, cardPlayOf(side, { points: 1 })).do(side, 'done');
  const table = after('roman');
  expect(table.told('15.4.2', 'out of supply')).toBe(true);
  table.do('roman', 'lose', 'VII');
  expect(table.at('bagacum')).toBe('VII- X');
  expect(table.G.stack).toEqual([REST]);
  expect(after('gallic').G.stack).toEqual([REST]);
});

test('14.4.1 A siege is lifted when its last besiegers disband for want of supply', () => {
  const gallic = ['cortoriacum', 'geminiacum', 'camaracum', 'viromandis'];
  const position: Position = {
    at: { bagacum: 'german-cavalry' },
    gallic,
    towns: { bagacum: 'nervii' },
    sieges: { bagacum: 2 },
  };
  const table = tableAt(position, REST, cardPlayOf('roman', { stage: 'supply', points: 0 }));
  expect(table.at('bagacum')).toBe('');
  expect(table.G.sieges).toEqual({});
});

test('7.4.2 What lasts until the next Roman card play ends is over then', () => {
  const effect = { op: 'forbidSortie', scope: 'oneTownUntilNextRomanPlayEnds' } as const;
  const lasting = { card: CIRCUMVALLATION, side: 'roman' as const, effect, space: 'cenabum' };
  const storm = {
    card: 34,
    side: 'gallic' as const,
    effect: { op: 'stormThreshold', failOn: [4, 5, 6], scope: 'turn' } as const,
    space: null,
  };
  const after = (side: Side, card: number) =>
    tableAt({ inForce: [lasting, storm] }, REST, cardPlayOf(side, { card, points: 0 })).G.inForce;
  expect(after('roman', CIRCUMVALLATION)).toEqual([lasting, storm]);
  expect(after('gallic', 3)).toEqual([lasting, storm]);
  expect(after('roman', 3)).toEqual([storm]);
});

test('7.6 Where no Action Point can be spent nobody is asked', () => {
  const towns = defaultComponents.spaces.filter(({ kind }) => kind === 'town' || kind === 'vp');
  const isRoman = ({ province }: { province: string }) =>
    ['volcae', 'allobroges', 'narbonensis'].includes(province);
  const roman = towns.filter(isRoman).map(({ id }) => id);
  const gallic = towns.filter((space) => !isRoman(space)).map(({ id }) => id);
  const stuck = choosing('roman', { hands: { roman: [31] }, roman, gallic });
  stuck.do('roman', 'playPoints', 31);
  expect(stuck.G.stack).toEqual([REST]);
});

test('9.6 What follows from losses comes before the card play goes on', () => {
  const waiting: Position = { displaced: true, roman: ['tolosa', 'nemausus', 'avennio', 'valentia'] };
  expect(tableAt(waiting, REST, cardPlayOf('gallic')).step).toBe('displaced');
  const acting = { step: 'actions' as const, sides: ['gallic' as const] };
  expect(tableAt(waiting, REST, cardPlayOf('gallic', { stage: 'supply' }), acting).step).toBe('displaced');
});
