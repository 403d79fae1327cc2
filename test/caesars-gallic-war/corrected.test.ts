/* Rules and bots follow the set of components that a match is played with. */
import { describe, expect, test } from 'vitest';
import { CaesarsGallicWar, rulebook } from '../../games/caesars-gallic-war';
import { bots } from '../../games/caesars-gallic-war/bot';
import { boxOf, openBox } from '../../games/caesars-gallic-war/components/box';
import { loadComponents } from '../../games/caesars-gallic-war/components/load';
import type { UnitLabel } from '../../games/caesars-gallic-war/components/units';
import { production } from '../../games/caesars-gallic-war/control';
import type { G } from '../../games/caesars-gallic-war/state';
import { ownLine } from '../../games/kit/ownLine';
import { scripted, seeded } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { Corrected, changed, itemOf, OF_CORRECTED } from './corrected';
import { caesarsGallicWarInvariant } from './invariant';
import { battle, moving, type Position, table, turnStart, winter } from './table';

const HOME = 'transalpine-gaul';

describe('rules follow the set', () => {
  const moved = (side: 'roman' | 'barbarian', position: Position) =>
    moving(side, { ...OF_CORRECTED, ...position });

  test('6.6 a town produces a supply point', () => {
    const { G } = table({ roman: { aedui: ['aedui'] } });
    expect([production(G), production({ ...G, ...OF_CORRECTED })]).toEqual([2, 3]);
  });

  test('5.2.2 town and Alps: its defenders are A, and roll a die more and hit on one more in round 1', () => {
    const t = battle(
      'roman',
      {
        ...OF_CORRECTED,
        roman: { arverni: ['legion-vii', 'legion-viii'] },
        barbarian: { aedui: [['aedui-2', 3]] },
        lost: ['aedui-1'],
      },
      'arverni',
      'aedui',
      'legion-vii',
    );
    t.fire('aedui-2', 3, 4, 4, 4);
    expect(t.where('legion-vii')).toBe('roman aedui 3');
  });

  test('5.2.1 units sail from a port, which has one in no other set', () => {
    const position = { roman: { aedui: ['aedui'] } };
    expect(moving('roman', position).activate('roman', 'aedui').legal('roman', 'sail')).toEqual([]);
    expect(moving('roman', position).activate('roman', 'aedui').why('roman', 'sail', 'aedui-1')).toBe(
      '5.2.1 Aedui has no port.',
    );
    const t = moved('roman', position).activate('roman', 'aedui');
    expect(t.legal('roman', 'sail')).toContain('aedui-1 santones');
    expect(t.label('roman', 'sail', 'aedui-1', 'santones')).toBe('Sail Haedui horse to Santones');
    const others = moved('roman', { roman: { santones: ['santones'] } }).activate('roman', 'santones');
    expect(others.legal('roman', 'sail')).toContain('santones-1 aedui');
    expect(others.why('roman', 'sail', 'santones-1', 'aedui')).toBeUndefined();
  });

  test('5.2.1 a new port gives a way to Britannia', () => {
    const hands = { roman: ['germania'], barbarian: ['baggage-train'] };
    const position = { roman: { aedui: ['legion-vii'] }, hands };
    const influence = (more: Position) =>
      table({ ...position, ...more })
        .cards(['germania', 'political'], ['baggage-train', 'movement'])
        .legal('roman', 'influence');
    expect(influence({})).not.toContain('britannia');
    expect(influence(OF_CORRECTED)).toContain('britannia');
  });

  test('5.2.1 borders that are there are crossed, and others are not', () => {
    const t = moved('roman', { roman: { aedui: ['aedui'] } }).activate('roman', 'aedui');
    expect(t.destinations('roman', 'aedui-1')).toContain('treveri');
    expect(t.destinations('roman', 'aedui-1')).not.toContain('mandubii');
    expect(t.why('roman', 'move', 'aedui-1', 'mandubii')).toBe('5.2.1 Mandubii is not next to Haedui.');
  });

  test('5.2.1 a border that is blue lets two units cross, and stops legions', () => {
    const position = {
      roman: { allobroges: ['legion-vii', 'legion-viii', 'legion-ix'], sequani: ['sequani'] },
      supply: 9,
    };
    const destinations = (t: ReturnType<typeof moving>) => {
      t.activate('roman', 'allobroges').march('roman', ['legion-vii', 'legion-viii'], 'sequani');
      return [t.destinations('roman', 'legion-vii'), t.destinations('roman', 'legion-ix')];
    };
    const [[far, near], [farther, nearer]] = [moving, moved].map((begin) =>
      destinations(begin('roman', position)),
    );
    expect([far.length > 0, near.includes('sequani')]).toEqual([true, true]);
    expect([farther, nearer.includes('sequani')]).toEqual([[], false]);
  });

  test('5.2.2 units retreat over the borders of the set', () => {
    const position = {
      roman: { arverni: ['legion-vii'] },
      barbarian: { aedui: ['helvetii-1'], mandubii: ['mandubii'], treveri: ['treveri'] },
      lost: ['helvetii-2', 'helvetii-3'],
    } satisfies Position;
    const retreats = (more: Position) => {
      const t = battle('roman', { ...position, ...more }, 'arverni', 'aedui', 'legion-vii');
      if (t.side === 'roman') t.do('roman', 'pass', 'legion-vii');
      return t.retreats('barbarian', 'helvetii-1');
    };
    expect(retreats({})).toEqual(['mandubii']);
    expect(retreats(OF_CORRECTED)).toEqual(['treveri']);
  });

  test('5.2.2 the winner regroups over the borders of the set', () => {
    const position = {
      roman: { arverni: ['legion-vii'], mandubii: ['mandubii'], treveri: ['treveri'] },
      barbarian: { aedui: [['helvetii-1', 1]], boii: ['boii'] },
      lost: ['helvetii-2', 'helvetii-3'],
    } satisfies Position;
    const goals = (more: Position) => {
      const t = battle('roman', { ...position, ...more }, 'arverni', 'aedui', 'legion-vii');
      if (t.side === 'barbarian') t.do('barbarian', 'pass', 'helvetii-1');
      t.fire('legion-vii', 1, 6, 6, 6);
      return ['mandubii', 'treveri'].filter((to) => t.legal('roman', 'regroup').includes(`legion-vii ${to}`));
    };
    expect([goals({}), goals(OF_CORRECTED)]).toEqual([['mandubii'], ['treveri']]);
  });

  test('11.0 its region says which minor leader a Major Revolt brings', () => {
    const leader = (position: Position) =>
      table({ hands: { roman: ['andes'], barbarian: ['major-revolt'] }, ...position })
        .cards(['andes', 'movement'], ['major-revolt', 'event'])
        .do('barbarian', 'revolt', 'aedui')
        .idle();
    expect(leader({}).G.homes).toEqual({ dumnorix: 'aedui' });
    const t = leader(OF_CORRECTED);
    expect(t.G.homes).toEqual({ ambiorix: 'aedui' });
    expect(t.journal.map(({ text }) => text)).toContain('Ambiorix appears in Haedui, his home area.');
  });

  test('11.0 where a tribe of Aquitania is said to be of Celtae, it makes a Major Revolt', () => {
    const celtic = loadComponents(
      changed((set) => {
        set.id = 'celtic-tarbelli';
        for (const area of set.areas) if (area.id === 'tarbelli') area.region = 'celtae';
      }),
    );
    openBox(celtic);
    const targets = (position: Position) =>
      table({ hands: { roman: ['andes'], barbarian: ['major-revolt'] }, ...position })
        .cards(['andes', 'movement'], ['major-revolt', 'event'])
        .legal('barbarian', 'revolt');
    expect(targets({})).not.toContain('tarbelli');
    expect(targets({ box: celtic.id })).toContain('tarbelli');
  });

  test('5.2.2 a unit acts by its letter and hits by its rating', () => {
    const position = {
      roman: { aedui: ['aedui-1', 'aedui-2'] },
      barbarian: { boii: ['german-1'] },
    };
    const t = battle('roman', { ...OF_CORRECTED, ...position }, 'aedui', 'boii', 'aedui-1', 'aedui-2');
    expect(t.legal('roman', 'pass')).toEqual(['aedui-1']);
    t.fire('aedui-1', 3, 4, 4);
    expect(t.unit('german-1').strength).toBe(2);
  });

  test('5.2.1 neutral tribes join at the full strength of their labels', () => {
    const t = table({ ...OF_CORRECTED, hands: { roman: ['aedui'], barbarian: ['baggage-train'] } });
    t.cards(['aedui', 'activation'], ['baggage-train', 'movement']);
    expect([t.where('aedui-1'), t.where('aedui-2')]).toEqual(['roman aedui 4', 'roman aedui 3']);
    expect(t.journal.map(({ text }) => text)).toContain('The Haedui become allies of Rome.');
  });

  test('3.0 who begins at full strength does so by his label', () => {
    const { secret } = new Match(Corrected, 1).state.G;
    expect(secret.roman.blocks['volcae-1'].strength).toBe(2);
    expect(secret.roman.blocks['allobroges-1'].strength).toBe(1);
    expect(secret.barbarian.blocks['helvetii-1'].strength).toBe(3);
  });

  test('6.7 legions arrive at the full strength of their labels', () => {
    const t = winter({ ...OF_CORRECTED, aside: { 'legion-xiii': 4 } }, 3);
    expect(t.where('legion-xiii')).toBe(`roman ${HOME} 3`);
    expect(t.journal.map(({ text }) => text)).toContain('Legion Gemina comes to Transalpine Gaul.');
  });

  test('5.2.2 defenders of a port leave it by sea, and go to any other', () => {
    const retreats = (more: Position) => {
      const position = {
        roman: { aedui: ['legion-vii'], andes: ['andes'] },
        barbarian: { boii: ['boii'] },
        ...more,
      };
      return battle('barbarian', position, 'boii', 'aedui', 'boii-1').retreats('roman', 'legion-vii');
    };
    expect([retreats({}), retreats(OF_CORRECTED)]).toEqual([[], ['~andes']]);
    const position = {
      roman: { andes: ['legion-vii'], aedui: ['aedui'] },
      barbarian: { esuvii: ['esuvii'] },
    };
    const t = battle('barbarian', { ...OF_CORRECTED, ...position }, 'esuvii', 'andes', 'esuvii-1');
    expect(t.retreats('roman', 'legion-vii')).toEqual(['~aedui']);
  });

  test('5.2.1 a supply action brings the Action Points of the set', () => {
    const supply = (more: Position) =>
      table({ supply: 5, hands: { roman: ['remi'], barbarian: ['baggage-train'] }, ...more }).cards(
        ['remi', 'supply'],
        ['baggage-train', 'movement'],
      ).G.supply;
    expect([supply({}), supply(OF_CORRECTED)]).toEqual([7, 8]);
  });

  test('6.5 a unit regains steps up to the strength of its label', () => {
    const position = { roman: { aedui: [['aedui-1', 3], 'aedui-2'] } } satisfies Position;
    const replaced = (more: Position) => winter({ ...position, ...more }, 3);
    expect(replaced({}).legal('roman', 'add')).toEqual([]);
    expect(replaced(OF_CORRECTED).legal('roman', 'add')).toEqual(['aedui-1']);
  });

  test('11.0 the Baggage Train adds steps up to the strength of the label', () => {
    const t = table({
      ...OF_CORRECTED,
      barbarian: { aedui: [['aedui-1', 3], 'aedui-2'] },
      hands: { roman: ['andes'], barbarian: ['baggage-train'] },
    }).cards(['andes', 'movement'], ['baggage-train', 'event']);
    expect(t.legal('barbarian', 'add')).toEqual(['aedui-1']);
  });

  test.each<Partial<UnitLabel>>([{ initiative: 'A' }, { rating: 3 }, { full: 4 }])(
    '5.2.2 of two units of a tribe the owner chooses who is hit if their labels differ: %o',
    (label) => {
      const set = loadComponents(
        changed((set) => {
          set.id = `other-${Object.keys(label)}`;
          Object.assign(itemOf(set.units, 'aedui-1'), label);
        }),
      );
      openBox(set);
      const position = {
        roman: { aedui: ['legion-x'] },
        barbarian: {
          boii: [
            ['aedui-1', 3],
            ['aedui-2', 3],
            ['helvetii-1', 1],
          ],
        },
        lost: ['helvetii-2', 'helvetii-3', 'boii-1', 'boii-2'],
      } satisfies Position;
      const asked = (more: Position) =>
        battle('roman', { ...position, ...more }, 'aedui', 'boii', 'legion-x').fire('legion-x', 1, 6, 6, 6)
          .step;
      expect([asked({}), asked({ box: set.id })]).toEqual(['round', 'hit']);
    },
  );

  test('5.2.1 a card has the Action Points of the set, and is called with them', () => {
    const { G } = turnStart(OF_CORRECTED);
    const t = table({
      ...OF_CORRECTED,
      roman: { remi: ['remi'], aedui: ['aedui'] },
      hands: { roman: ['remi'], barbarian: ['baggage-train'] },
    });
    expect(t.label('roman', 'play', 'remi')).toBe('Play Remi (2)');
    expect(t.label('barbarian', 'play', 'baggage-train')).toBe('Play Supply Train');
    t.cards(['remi', 'movement'], ['baggage-train', 'event']);
    expect(t.journal.map(({ text }) => text)).toContain('Supply Train is played.');
    expect(G.box).toBe('corrected-map');
  });

  test('5.2 the higher card of the set moves first, and as many groups as it says', () => {
    const moves = (roman: string, more: Position) => {
      const position = {
        roman: { aedui: ['aedui'], boii: ['boii'] },
        barbarian: { germania: ['german-1'], menapi: ['menapi'] },
        hands: { roman: [roman], barbarian: ['arverni'] },
      };
      const t = table({ ...position, ...more }).cards([roman, 'movement'], ['arverni', 'movement']);
      return [t.side, t.prompt(t.side)?.text];
    };
    const two = 'Choose up to 2 areas whose units may move.';
    expect([moves('aedui', {}), moves('aedui', OF_CORRECTED)]).toEqual([
      ['roman', two],
      ['barbarian', two],
    ]);
    expect(moves('remi', OF_CORRECTED)).toEqual(['roman', two]);
  });

  test('7.3 Vercingetorix helps to win tribes over the borders of the set, by the Action Points of the set', () => {
    const shown = (more: Position) => {
      const t = table({
        barbarian: { aedui: ['aedui', 'vercingetorix'] },
        homes: { vercingetorix: 'aedui' },
        hands: { roman: ['andes'], barbarian: ['aedui'] },
        ...more,
      }).cards(['andes', 'movement'], ['aedui', 'political']);
      const targets = t.legal('barbarian', 'influenceWithVercingetorix');
      return [
        t.prompt('barbarian')?.text,
        ['mandubii', 'treveri'].filter((tribe) => targets.includes(tribe)),
      ];
    };
    const prompt = 'Political Action: choose a tribe. You need a roll of up to';
    expect([shown({}), shown(OF_CORRECTED)]).toEqual([
      [`${prompt} 2.`, ['mandubii']],
      [`${prompt} 1.`, ['treveri']],
    ]);
  });

  test('5.2.1 a Political Action succeeds by the Action Points of the set', () => {
    const rolled = (more: Position) =>
      table({
        roman: { aedui: ['aedui'] },
        hands: { roman: ['remi'], barbarian: ['baggage-train'] },
        ...more,
      })
        .dice(2)
        .cards(['remi', 'political'], ['baggage-train', 'movement'])
        .dice(2)
        .do('roman', 'influence', 'boii')
        .where('boii-1');
    expect([rolled({}), rolled(OF_CORRECTED)]).toEqual(['neutral', 'roman boii 3']);
  });

  test('lines that only the mover reads name what is in his box', () => {
    const line = { step: 'march', move: 'move', args: ['aedui-1', 'aedui'] };
    expect(ownLine(rulebook, line, {})).toBe('Aedui 1 to Aedui');
    expect(ownLine(rulebook, line, OF_CORRECTED)).toBe('Haedui horse to Haedui');
  });
});

describe('bots judge by the set', () => {
  const weights = (G: G, side: 'roman' | 'barbarian', ...moves: [string, ...string[]][]) =>
    [G, { ...G, ...OF_CORRECTED }].map((state) =>
      bots.policy?.(
        state,
        side,
        moves.map(([move, ...args]) => ({ move, args })),
      ),
    );

  test('what a card can win', () => {
    const t = table({
      roman: { aedui: ['aedui'] },
      hands: { roman: ['remi'], barbarian: ['baggage-train'] },
    });
    t.cards(['remi', 'political'], ['baggage-train', 'movement']);
    const [[ours], [theirs]] = weights(t.G, 'roman', ['influence', 'boii']) as number[][];
    expect(theirs).toBe(4 * ours);
  });

  test('where units can go, and how strong they are there', () => {
    const t = moving('roman', {
      roman: { aedui: [['aedui-1', 4], 'aedui-2'] },
      barbarian: { boii: ['german-1'] },
    });
    const [[ours], [theirs]] = weights(t.G, 'roman', ['activate', 'aedui']) as number[][];
    expect([ours, theirs]).toEqual([0.2, 12]);
    const prize = moving('roman', {
      roman: { aedui: ['aedui-2'], boii: ['boii'] },
      lost: ['treveri-1', 'treveri-2'],
    });
    expect(weights(prize.G, 'roman', ['activate', 'aedui'])).toEqual([[0.25], [4]]);
  });

  test('who wins a battle', () => {
    const attackers = { aedui: ['aedui-1'] };
    const t = battle(
      'roman',
      { roman: attackers, barbarian: { boii: ['german-1', 'german-2'] }, lost: ['aedui-2'] },
      'aedui',
      'boii',
      'aedui-1',
    );
    expect(weights(t.G, 'roman', ['retreat', 'aedui-1', 'aedui'])).toEqual([[1], [0.05]]);
    const two = moving('roman', {
      roman: { ...attackers, arverni: ['legion-vii'] },
      barbarian: { boii: ['german-1'] },
    }).activate('roman', 'aedui', 'arverni');
    two.march('roman', ['aedui-1', 'legion-vii'], 'boii').do('roman', 'end').idle();
    const [ours, theirs] = weights(two.G, 'roman', ['main', 'arverni'], ['main', 'aedui']) as number[][];
    expect([ours[0], theirs[0] === ours[0], theirs[1] > ours[1]]).toEqual([10.5, true, true]);
  });

  test('how a side stands', () => {
    const { G } = table({ roman: { aedui: ['aedui'] } });
    expect(bots.evaluate({ ...G, ...OF_CORRECTED }).roman).toBeGreaterThan(bots.evaluate(G).roman);
  });

  test('of a unit that they know nowhere to retreat to, that it sails', () => {
    const t = moving('roman', {
      roman: { andes: ['legion-vii'] },
      barbarian: { britannia: ['german-1', 'german-2'] },
    });
    t.activate('roman', 'andes').do('roman', 'sail', 'legion-vii', 'britannia').do('roman', 'end').idle();
    t.G.secret.barbarian.retreats = { 'german-1': { to: 'britannia', bySea: false } };
    const imagined = bots.determinize(t.G, ['roman'], scripted());
    expect(imagined.secret.barbarian.retreats['german-1']).toEqual({ to: 'atrebates', bySea: true });
  });

  test('of a unit that they know nowhere to retreat to, that it crosses a border that is there', () => {
    const { G } = battle(
      'roman',
      { roman: { remi: ['legion-vii'] }, barbarian: { mandubii: ['german-1', 'german-2'] } },
      'remi',
      'mandubii',
      'legion-vii',
    );
    G.secret.barbarian.retreats = { 'german-1': { to: 'mandubii', bySea: false } };
    const goal = (state: G) =>
      bots.determinize(state, ['roman'], scripted()).secret.barbarian.retreats['german-1'].to;
    expect([goal(G), goal({ ...G, ...OF_CORRECTED })]).toEqual(['aedui', 'bellovaci']);
  });
});

describe('a game of the set', () => {
  test.each([1, 2, 3])('is played to the end by random moves, from seed %i', (seed) => {
    const match = new Match(Corrected, seed);
    let [count, steps] = [0, 0];
    playRandomly(match, seed, ({ state }) => {
      expect(caesarsGallicWarInvariant(state.G)).toBeNull();
      expect(state.G.box).toBe('corrected-map');
      if (count++ % 40 === 0) steps += imagined(state.G, seed);
    });
    expect(match.over).toBe(true);
    expect(steps).toBeGreaterThan(0);
  });

  /** Has bots imagine and judge what Rome does not see; returns how many blocks they have seen. */
  function imagined(state: G, seed: number): number {
    const view = Corrected.rulebook.view(state, ['roman']);
    const random = { ...scripted(), Die: (sides: number) => 1 + Math.floor(next() * sides) };
    const next = seeded(seed);
    const whole = bots.determinize(view, ['roman'], { ...random, Shuffle: (deck) => [...deck] });
    expect(bots.evaluate(whole).roman).toBeGreaterThan(0);
    for (const [id, { strength }] of Object.entries(whole.secret.barbarian.blocks))
      expect(strength, id).toBeLessThanOrEqual(boxOf(whole).unit[id].full);
    return Object.keys(whole.secret.barbarian.blocks).length;
  }

  test('ours is played beside it as before', () => {
    const [first, second] = [new Match(CaesarsGallicWar, 4), new Match(CaesarsGallicWar, 4)];
    playRandomly(first, 4);
    playRandomly(new Match(Corrected, 4), 4);
    playRandomly(second, 4);
    expect(second.state.G).toEqual(first.state.G);
    expect(second.state.G).not.toHaveProperty('box');
  });
});
