import { describe, expect, it } from 'vitest';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import type { EffectOf } from '../../games/caesar-rome-vs-gaul/components/cards';
import { cardOf } from '../../games/caesar-rome-vs-gaul/deck';
import type { InForce } from '../../games/caesar-rome-vs-gaul/state';
import { governanceOf, holdIn } from '../../games/caesar-rome-vs-gaul/winter/governance';
import { type Position, REST, stateOf, tableAt } from './table';

const PROVINCIA = ['tolosa', 'nemausus', 'genava', 'cularo', 'avennio', 'valentia', 'segustero'];
const PARISII = ['lutetia', 'diodurum'];
const REMI = ['durocortorum', 'bibrax', 'vungo'];

/** Governance Points without what is lost in Provincia. */
function pointsOf(roman: string[], more: Position = {}): number {
  return governanceOf(stateOf({ roman: [...PROVINCIA, ...roman], ...more })).total;
}

/** A card played for its event this turn. */
function played(number: number): InForce {
  const [effect] = cardOf(stateOf(), number).effects;
  return { card: number, side: 'roman', effect, space: null };
}

describe('Dominance and Presence', () => {
  it('16.4.2 Dominance takes more Provinces than the Gallic player has, Presence a space', () => {
    expect(holdIn(stateOf({ roman: PARISII }), 'celtica')).toBe('dominance');
    expect(holdIn(stateOf({ roman: ['lutetia'] }), 'celtica')).toBe('presence');
    expect(holdIn(stateOf({}), 'celtica')).toBe('none');
    const gallic = ['avaricum', 'argentomagus', 'aquae-neri'];
    expect(holdIn(stateOf({ roman: PARISII, gallic }), 'celtica')).toBe('presence');
    expect(holdIn(stateOf({ roman: [...PARISII, 'alesia'], gallic }), 'celtica')).toBe('presence');
    const bibracte = ['bibracte', 'cabillonum', 'matisco'];
    expect(holdIn(stateOf({ roman: [...PARISII, ...bibracte], gallic }), 'celtica')).toBe('dominance');
  });

  it('16.4.2 no space of one’s own is no Presence, though nobody has a Province', () => {
    expect(holdIn(stateOf({ gallic: ['nemetacum'] }), 'belgica')).toBe('none');
  });

  it('16.4.2 Aquitania is dominated by control of its one Province, and is worth a point either way (16.4.3)', () => {
    const aquitani = ['burdigala', 'sontiates', 'aginnum'];
    expect(holdIn(stateOf({ roman: aquitani }), 'aquitania')).toBe('dominance');
    expect(pointsOf(aquitani)).toBe(1);
    expect(holdIn(stateOf({ roman: ['burdigala'] }), 'aquitania')).toBe('presence');
    expect(pointsOf(['burdigala'])).toBe(1);
  });

  it('16.4.3 five and four for Dominance, two and two for Presence', () => {
    expect(pointsOf(PARISII)).toBe(5);
    expect(pointsOf(['lutetia'])).toBe(2);
    expect(pointsOf(REMI)).toBe(4);
    expect(pointsOf(['bibrax'])).toBe(2);
    expect(pointsOf([...PARISII, ...REMI, 'burdigala'])).toBe(10);
  });
});

describe('incursions', () => {
  it('16.4.3 each Province of Provincia that Rome does not control costs one point, Narbonensis three', () => {
    const without = (...gone: string[]) =>
      governanceOf(stateOf({ roman: [...PARISII, ...PROVINCIA.filter((each) => !gone.includes(each))] }))
        .total;
    expect(without()).toBe(5);
    expect(without('tolosa')).toBe(5);
    expect(without('tolosa', 'nemausus')).toBe(4);
    expect(without('genava', 'cularo')).toBe(4);
    expect(without('avennio', 'valentia')).toBe(2);
    expect(without(...PROVINCIA)).toBe(0);
    const lost = governanceOf(stateOf({ roman: PARISII })).items.filter(({ why }) =>
      why.startsWith('no control'),
    );
    expect(lost).toHaveLength(3);
  });

  it('16.4.4 example: Dominance of Celtica, Presence in Belgica and Aquitania, a Gallic marker in Volcae: eight', () => {
    const roman = [...PROVINCIA.filter((each) => each !== 'nemausus'), ...PARISII, 'bibrax', 'burdigala'];
    const governance = governanceOf(stateOf({ roman, gallic: ['nemausus'] }));
    expect(governance.total).toBe(8);
    expect(governance.victoryPoints).toBe(1);
  });
});

describe('awards', () => {
  /** What a total of Governance Points wins. */
  const awardAt = (total: number) => {
    const effect: EffectOf<'governance'> = { op: 'governance', amount: total - 5 };
    return governanceOf(
      stateOf({
        roman: [...PROVINCIA, ...PARISII],
        inForce: [{ card: 17, side: 'roman', effect, space: null }],
      }),
    ).victoryPoints;
  };

  it('16.4.4 nine or ten win two Victory Points, seven or eight one, four to six none, fewer lose', () => {
    const expected = { 10: 2, 9: 2, 8: 1, 7: 1, 6: 0, 5: 0, 4: 0, 3: null, 0: null, [-2]: null };
    for (const [total, award] of Object.entries(expected)) expect(awardAt(Number(total))).toBe(award);
  });

  it('16.4.4 they are counted for the turn, and the journal says what for', () => {
    const roman = [...PROVINCIA, ...PARISII, 'bibrax', 'burdigala'];
    const table = tableAt({ roman, governance: [2] }, REST, { step: 'politics', sides: [] });
    expect(table.G.governance).toEqual([2, 1]);
    expect(table.told('16.4.3', 'Governance +5, Dominance of Celtica: Provinces 1 to 0.')).toBe(true);
    expect(table.told('16.4.3', 'Governance +2, Presence in Belgica: one space, Provinces 0 to 0.')).toBe(
      true,
    );
    expect(table.told('16.4.4', 'Governance Points of the year: 8. Rome wins one Victory Point.')).toBe(true);
  });

  it('16.4.3 a Region without Roman spaces is worth a plain 0 in the journal, an incursion has its minus sign', () => {
    const roman = [...PARISII, ...REMI].concat('genava', 'cularo', 'avennio', 'valentia', 'segustero');
    const table = tableAt({ roman }, REST, { step: 'politics', sides: [] });
    expect(table.told('16.4.3', 'Governance 0, Aquitania: no Roman space.')).toBe(true);
    expect(table.told('16.4.3', 'Governance −1, no control of Volcae.')).toBe(true);
    const none = tableAt({}, REST, { step: 'politics', sides: [] });
    expect(none.told('16.4.4', 'Governance Points of the year: −5. Caesar is recalled.')).toBe(true);
  });
});

describe('cards', () => {
  const roman = (count: number) =>
    ({
      10: [...PARISII, ...REMI, 'burdigala'],
      9: [...PARISII, ...REMI],
      5: PARISII,
      6: [...PARISII, 'burdigala'],
      4: REMI,
      2: ['lutetia'],
    })[count] ?? [];
  const withCards = (count: number, cards: number[], more: Position = {}) =>
    pointsOf(roman(count), { inForce: cards.map(played), ...more });

  it('16.4 card 17 gives a point, or two when Germania or Britannia was won this turn', () => {
    expect(withCards(5, [17])).toBe(6);
    const conquered = (turn: number) => ({ germania: 0, britannia: turn, pass: 0 });
    expect(withCards(5, [17], { turn: 3, conquered: conquered(3) })).toBe(7);
    expect(withCards(5, [17], { turn: 3, conquered: conquered(2) })).toBe(6);
    expect(withCards(5, [17], { turn: 3, conquered: { germania: 3, britannia: 0, pass: 0 } })).toBe(7);
    expect(withCards(5, [17], { turn: 3, conquered: { germania: 0, britannia: 0, pass: 3 } })).toBe(6);
  });

  it('16.4 card 17 lifts the total to ten at most', () => {
    expect(withCards(10, [17])).toBe(10);
    const conquered = { germania: 2, britannia: 0, pass: 0 };
    expect(withCards(9, [17], { turn: 2, conquered })).toBe(10);
  });

  it('16.4 card 25 takes two points, but leaves four where there were four', () => {
    expect(withCards(9, [25])).toBe(7);
    expect(withCards(6, [25])).toBe(4);
    expect(withCards(5, [25])).toBe(4);
    expect(withCards(4, [25])).toBe(4);
    expect(withCards(2, [25])).toBe(0);
  });

  it('16.4 what a card gives is counted before what one takes, whichever was played first', () => {
    expect(withCards(10, [25, 17])).toBe(8);
    expect(withCards(5, [25, 17])).toBe(4);
    expect(withCards(5, [17, 25])).toBe(4);
  });

  it('16.4.1 the account names the cards', () => {
    const G = stateOf({ roman: PARISII, inForce: [played(25), played(17)] });
    expect(governanceOf(G).items.map(({ why }) => why)).toEqual(
      expect.arrayContaining(['Twenty Days of Thanksgiving', 'Senate Outraged']),
    );
  });
});

it('16.4.3 the points of the sheet are the rulebook’s', () => {
  const G = stateOf();
  const { regions, provinces } = boxOf(G).components;
  expect(regions.filter(({ governance }) => governance !== null).map(({ governance }) => governance)).toEqual(
    [
      { dominance: 4, presence: 2 },
      { dominance: 5, presence: 2 },
      { dominance: 1, presence: 1 },
    ],
  );
  expect(provinces.filter(({ incursion }) => incursion > 0).map(({ incursion }) => incursion)).toEqual([
    1, 1, 3,
  ]);
});
