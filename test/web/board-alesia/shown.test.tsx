/* What of a state is to be seen: stacks and their marks, zones, battles, fire, panels. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../games/alesia';
import { boxOf } from '../../../games/alesia/components/box';
import type { G, Side } from '../../../games/alesia/state';
import { viewOf } from '../../../games/alesia/view';
import type { AnyFrame } from '../../../games/kit/frame';
import { battlesIn } from '../../../web/boards/alesia/battles';
import { CombatPanel, CombatWindow } from '../../../web/boards/alesia/CombatWindow';
import { DeploymentPanel } from '../../../web/boards/alesia/DeploymentPanel';
import { FireWindow } from '../../../web/boards/alesia/FireWindow';
import { groundText, placeText } from '../../../web/boards/alesia/facts';
import { HexTray } from '../../../web/boards/alesia/HexTray';
import { BoardMap } from '../../../web/boards/alesia/Map';
import { OffBoard } from '../../../web/boards/alesia/OffBoard';
import { ReadyPanel } from '../../../web/boards/alesia/ReadyPanel';
import { Standing } from '../../../web/boards/alesia/Standing';
import { StandingOrders } from '../../../web/boards/alesia/StandingOrders';
import { FEW_READY, type Siege } from '../../../web/boards/alesia/scene';
import { pilesOf } from '../../../web/boards/alesia/stacks';
import { TurnTrack } from '../../../web/boards/alesia/TurnTrack';
import { teaching } from '../../../web/boards/alesia/teaching';
import { goalsBeyond, movesAlong, wayBy, wordsOfWay } from '../../../web/boards/alesia/ways';
import { hoverOver } from '../../../web/map/hover';
import { restOf, stateOf, tableAt } from '../../alesia/table';
import { answersFor } from './answers';

const SIEGE = {
  at: {
    Z20: 'FORT.1 VII.2 VII.3 ARC.1 caesar',
    Z24: 'AED.1 AED.2',
    Z44: 'FORT.2',
    Y44: 'AED.5 AED.6',
    B10: 'GER.1',
  },
  town: 'MAN.1 MAN.2 vercingetorix',
  zones: { IV: 'EQU.1 EQU.2 ARV.9' },
  disrupted: ['AED.2'],
  rages: [{ cause: 'gallic', attackers: ['AED.5', 'AED.6'], defenders: ['FORT.2'] }],
} satisfies Parameters<typeof stateOf>[0];

const siegeOf = (more: Parameters<typeof stateOf>[0] = {}): G => ({
  ...stateOf({ ...SIEGE, ...more }),
  stack: [restOf()],
});

const NOTHING = { busy: false, play: () => {} };

const mapOf = (G: G, { offered = [], open = null, ...more }: Shown = {}) =>
  renderToStaticMarkup(
    <svg>
      <title>Alesia</title>
      <BoardMap
        G={G}
        scene={{
          targets: { ways: new Map(offered.map((place) => [place, []])), goals: new Set() },
          isDrafting: false,
          open,
          thingOf: (place) => ({ label: place, act: () => {} }),
          press: () => {},
          hover: hoverOver<string>(),
        }}
        siege={{
          box: boxOf(G),
          goals: new Map(),
          chosen: new Set(),
          ready: new Set(),
          asked: new Set(),
          attacks: [],
          ways: [],
          wayTo: () => [],
          fire: new Map(),
          touched: () => {},
          frames: false,
          wordsFor: (place) => placeText(G, place),
          framed: () => {},
          ...more,
        }}
      />
    </svg>,
  );

/** What of the map is shown besides its state. */
interface Shown extends Partial<Siege> {
  offered?: readonly string[];
  open?: string | null;
}

const placeIn = (drawn: string, id: string) =>
  drawn.split('data-place="').find((part) => part.startsWith(`${id}"`)) ?? '';

describe('the map', () => {
  const G = siegeOf();
  const drawn = mapOf(G);

  test('gives each of the few who can still act a pin that keeps its size, and none where many can', () => {
    const pins = (ready: readonly string[]) =>
      mapOf(G, { ready: new Set(ready) }).split('data-mark="ready"').length - 1;
    expect(pins(['Z20', 'Y44'])).toBe(2);
    const many = Object.keys(boxOf(G).hex).slice(0, FEW_READY + 1);
    expect(pins(many)).toBe(0);
    expect(pins(many.slice(1))).toBe(FEW_READY);
  });

  test('says of each place whether somebody there can still act, for the key that goes from one to the next', () => {
    const ready = mapOf(G, { ready: new Set(['Z20']) });
    expect(placeIn(ready, 'Z20')).toContain('data-ready="true"');
    expect(placeIn(ready, 'Y44')).toContain('data-ready="false"');
  });

  test('tells armies apart by the shape of their counters', () => {
    const besieged = mapOf({
      ...stateOf({ at: { Z24: 'MAN.1', Y44: 'AED.5', Z20: 'VII.2' } }),
      stack: [restOf()],
    });
    expect(placeIn(besieged, 'Z24')).toContain('data-shape="battlements"');
    expect(placeIn(besieged, 'Y44')).toContain('data-shape="octagon"');
    expect(placeIn(besieged, 'Z20')).toContain('data-shape="square"');
  });

  test('shows stacks with their number and strength, forts, leaders, disruption and raging battles', () => {
    const fort = placeIn(drawn, 'Z20');
    expect(fort).toContain('data-fort=""');
    expect(fort).toContain('data-count="3"');
    expect(fort).toContain('data-leader="C"');
    expect(fort).toMatch(/>11<\/text>/);
    expect(placeIn(drawn, 'Z24')).toContain('data-mark="disrupted"');
    expect(placeIn(drawn, 'Z44')).not.toContain('data-count');
    expect(placeIn(drawn, 'Y44')).toContain('data-mark="rages"');
    expect(placeIn(drawn, 'B10')).toMatch(/data-kind="cavalry".*2-15/);
    expect(pilesOf(G).size).toBe(5);
  });

  test('shows the garrison as one, and off-board zones with their markers, to their owner also who is there', () => {
    expect(placeIn(drawn, 'town')).toContain('data-count="2"');
    expect(placeIn(drawn, 'IV')).toMatch(/data-present="true"/);
    expect(placeIn(drawn, 'IV')).toContain('3 · ');
    expect(placeIn(drawn, 'V')).toMatch(/data-present="false"/);
    const roman = mapOf(viewOf(G, ['caesar']));
    expect(placeIn(roman, 'IV')).toMatch(/data-present="true"/);
    expect(placeIn(roman, 'IV')).not.toContain('3 · ');
  });

  test('marks where those who are chosen can go, with the cost, and who attacks whom', () => {
    const marked = mapOf(G, {
      goals: new Map([
        ['Z21', { cost: '1½', stops: '' }],
        ['Z44', { cost: '', stops: 'x' }],
      ]),
      attacks: [['Y44', 'Z44']],
      ready: new Set(['B10']),
    });
    expect(placeIn(marked, 'Z21')).toMatch(/data-goal="true".*1½/);
    expect(placeIn(marked, 'Z44')).toMatch(/data-stops="true"/);
    expect(marked).toContain('data-attack="Y44 Z44"');
    expect(placeIn(marked, 'B10')).toContain('circle');
    const wide = mapOf(G, {
      goals: new Map(
        boxOf(G)
          .hexes.slice(0, 500)
          .map(({ id }) => [id, { cost: '', stops: '' }]),
      ),
    });
    expect(wide.match(/data-goal="true"/g)?.length ?? 0).toBeLessThan(10);
  });

  test('10.5 archers and slingers lie on top of their stack', () => {
    const pile = pilesOf(siegeOf({ at: { Z20: 'VII.2 ARC.1 VII.3', Z22: 'FORT.3 VII.4 SLI.1' } }));
    expect([pile.get('Z20')?.top?.name, pile.get('Z22')?.top?.name]).toEqual(['ARC 1', 'SLI 1']);
    expect(placeIn(drawn, 'Z20')).toContain('data-top="archer"');
  });

  test('8.4 marks the trench where it is filled in, and tells how long it is worked on', () => {
    expect(drawn).not.toContain('data-mark="filled"');
    const filled = siegeOf({ filled: ['U25'], filling: { V26: { turns: 2, units: [] } } });
    expect(mapOf(filled).match(/data-mark="filled"/g)).toHaveLength(1);
    expect(groundText(filled, 'U25')).toContain('trench, filled in for all but cavalry');
    expect(groundText(filled, 'V26')).toContain('trench, worked on for 2 of 4 turns');
  });

  test('5.2 draws a way before it is walked, where it may be fired at, and to what is looked at', () => {
    const { G: march } = tableAt({ at: { Z28: 'AED.5', Z33: 'ARC.1' } }, restOf(), {
      step: 'movement',
      sides: [],
      cause: 'gallic',
      began: {},
      movers: [],
      appeared: {},
      ended: [],
    });
    const way = wayBy(march, 'vercingetorix', 'AED.5', ['Z30', 'Z31']);
    if (way === null) throw new Error('there is no way');
    expect([way.places, way.goal.cost, [...way.underFire]]).toEqual([['Z29', 'Z30', 'Z31'], '3', ['Z31']]);
    expect(movesAlong(way)).toEqual(['Z30', 'Z31'].map((stop) => ({ move: 'move', args: ['AED.5', stop] })));
    expect(wordsOfWay(way)).toBe('cost 3 · under fire: hit 33 %, eliminated 17 %');
    expect(goalsBeyond(way, 'vercingetorix').get('Z32')?.cost).toBe('4');
    expect(wayBy(march, 'vercingetorix', 'AED.5', ['A1'])).toBeNull();
    expect(wayBy(march, 'vercingetorix', 'AED.5', ['IV'])).toBeNull();
    const planned = mapOf(march, { ways: [way] });
    expect(planned).toContain('data-way="Z29 Z30 Z31" data-under-fire="Z31"');
  });

  test('20.5 shows the fields of fire of who is held', () => {
    expect(drawn).not.toContain('fields-of-fire');
    expect(mapOf(G, { fire: new Map([['Z22', 0.5]]) })).toContain('fields-of-fire');
  });

  test('shows hidden stacks without their faces (25.7)', () => {
    const hidden = siegeOf({ variants: { ...G.variants, hiddenStacks: true } });
    const seen = mapOf(viewOf(hidden, ['vercingetorix']));
    expect(placeIn(seen, 'Z20')).toMatch(/>\?<\/text>/);
    expect(placeIn(seen, 'Z20')).not.toMatch(/>11<\/text>/);
  });

  test('tells what the ground of a place is', () => {
    expect(groundText(G, 'KK28')).toBe('Clear · Ozerain · on the outer line · faces zone I.');
    expect(groundText(G, 'town')).toContain('Gauls alone');
    expect(groundText(G, 'IV')).toContain('Gauls are present');
    expect(groundText(G, 'N32')).toContain('bridge');
    expect(placeText(G, 'Z24')).toBe('Z24: Aedui 1 9-6 and Aedui 2 9-6 (disrupted)');
  });
});

describe('the tray', () => {
  test('shows the counters of a place, of many one for all alike', () => {
    const G = stateOf({ zones: { I: 'AED.5 AED.6 AED.7 AED.8 ARV.9 ARV.10 ARV.11 ARV.12 EQU.1' } });
    const tray = (place: string, isOpen: boolean) =>
      renderToStaticMarkup(
        <HexTray
          G={G}
          place={place}
          isOpen={isOpen}
          chosen={['AED.5', 'AED.6']}
          mayGo={() => true}
          onChoose={() => {}}
          onClose={() => {}}
        />,
      );
    expect(tray('I', true)).toContain('2/8');
    expect(tray('I', true)).toContain('data-testid="select-all"');
    expect(tray('I', false)).not.toContain('select-all');
    expect(tray('II', true)).toContain('Off-board zone II');
  });
});

describe('battles', () => {
  const position = { at: { B10: 'AED.5 AED.6', B11: 'VII.2' } };
  const combat: AnyFrame<G> = { step: 'combat', sides: [], cause: 'gallic', targets: {}, began: {} };
  const windowOf = (G: G, chosen: readonly string[] = []) =>
    renderToStaticMarkup(
      <>
        <CombatWindow {...answersFor(G, 'vercingetorix')} {...NOTHING} G={G} chosen={chosen} />
        <CombatPanel {...answersFor(G, 'vercingetorix')} {...NOTHING} G={G} />
      </>,
    );

  test('show what those chosen would do, and what is declared, with odds and each die', () => {
    const table = tableAt(position, restOf(), combat);
    expect(windowOf(table.G)).toBe('');
    const idea = windowOf(table.G, ['AED.5', 'AED.6']);
    expect(idea).toContain('data-idea="true"');
    expect(idea).toContain('2-1');
    expect(idea.match(/<td/g)).toHaveLength(6);
    table.do('vercingetorix', 'attack', 'AED.5', 'B11');
    const declared = windowOf(table.G);
    expect(declared).toContain('data-testid="battles"');
    expect(declared).toContain('1-1');
    expect(declared).toMatch(/<button[^>]*title="Show it on the map"[^>]*>B11</);
    table.do('vercingetorix', 'attack', 'AED.6', 'B11');
    expect(windowOf(table.G)).toContain('2-1');
    expect(battlesIn(table.G, [], () => []).battles).toHaveLength(1);
  });

  test('say what doubles the defence', () => {
    const G = stateOf({ at: { Z28: 'AED.5', Z29: 'VII.2 FORT.1' } });
    const declared: AnyFrame<G> = { ...combat, sides: ['vercingetorix'], targets: { 'AED.5': ['Z29'] } };
    expect(windowOf({ ...G, stack: [declared] })).toMatch(/5 doubled.*fort/);
  });
});

test('shots are listed with their chances', () => {
  const G = stateOf({ at: { Z28: 'AED.5', Z29: 'VII.2 FORT.1', Y28: 'ARC.1' } });
  const movement: AnyFrame<G> = {
    step: 'movement',
    sides: [],
    cause: 'gallic',
    began: { 'AED.5': 'Z24' },
    movers: [],
    appeared: {},
    ended: [],
  };
  const fire: AnyFrame<G> = {
    step: 'fire',
    sides: ['caesar'],
    unit: 'AED.5',
    from: 'Z27',
    missilesOnly: false,
    held: [],
  };
  const asked: G = { ...G, stack: [restOf(), movement, fire] };
  const shown = renderToStaticMarkup(<FireWindow {...answersFor(asked, 'caesar')} {...NOTHING} G={asked} />);
  expect(shown).toContain('Fire at Aedui 5');
  expect(shown).toContain('Fort 1');
  expect(shown).toMatch(/disrupts 2 in 6, eliminates 2 in 6, and all in the hex/);
  expect(
    renderToStaticMarkup(<FireWindow {...answersFor(G, 'caesar')} {...NOTHING} G={{ ...G, stack: [] }} />),
  ).toBe('');
});

describe('panels', () => {
  const panelsOf = (G: G, side: Side) => {
    const table = { ...answersFor(G, side), ...NOTHING, G, side, selected: [] };
    return {
      deployment: renderToStaticMarkup(<DeploymentPanel {...table} />),
      orders: renderToStaticMarkup(<StandingOrders {...table} />),
    };
  };

  test('offer deployments while the Romans place their counters, and standing orders to them alone', () => {
    const { G } = tableAt({ at: { Z20: 'VII.2 ARC.1' } }, restOf());
    const { deployment, orders } = panelsOf(G, 'caesar');
    for (const { id } of boxOf(G).components.deployments) expect(deployment).toContain(`deploy-${id}`);
    expect(orders).toContain('Numidian archers 1');
    expect(panelsOf(G, 'vercingetorix')).toEqual({ deployment: '', orders: '' });
  });

  test('tell turns, strengths, what still keeps the besieged in, and who is off the board', () => {
    const G = siegeOf({ turn: 4, lost: 'AED.7', release: { landed: [], fought: true, turn: 2, out: false } });
    expect(renderToStaticMarkup(<TurnTrack G={G} />)).toContain('Turn 4');
    const standing = renderToStaticMarkup(<Standing G={G} />);
    expect(standing).toMatch(/data-testid="lost-relief">7</);
    expect(standing).toContain('10 of 10');
    expect(standing).not.toContain('data-testid="delay"');
    const own = renderToStaticMarkup(<OffBoard G={G} />);
    expect(own).toContain('2 cavalry of strength 2');
    const roman = renderToStaticMarkup(<OffBoard G={viewOf(G, ['caesar'])} />);
    expect(roman).toContain('Gauls are present');
    expect(roman).not.toContain('cavalry');
  });
});

describe('what not everybody is shown', () => {
  const standingOf = (G: G, ...sides: Side[]) => renderToStaticMarkup(<Standing G={viewOf(G, sides)} />);

  test('18.2 the Gaul is shown his delay counter, and nobody else', () => {
    const G = siegeOf({ turn: 4, delay: 3, release: { landed: [], fought: true, turn: 2, out: false } });
    expect(standingOf(G, 'vercingetorix')).toMatch(/Delay counter drawn: 3\..*come out from turn 6/s);
    for (const sides of [['caesar'], []] satisfies Side[][])
      expect(standingOf(G, ...sides)).not.toContain('Delay');
    const before = siegeOf({ delay: 2 });
    expect(standingOf(before, 'vercingetorix')).toMatch(/Delay counter drawn: 2\..*wait 2 more turns/s);
  });

  test('25.7 the strength of hidden counters is counted for their owner', () => {
    const G = siegeOf();
    const hidden = { ...G, variants: { ...G.variants, hiddenStacks: true } };
    const romans = /data-testid="on-map-caesar">13</;
    expect(standingOf(G, 'vercingetorix')).toMatch(romans);
    expect(standingOf(hidden, 'vercingetorix')).toMatch(romans);
    const seen = viewOf(hidden, ['vercingetorix']);
    const tray = renderToStaticMarkup(
      <HexTray
        G={seen}
        place="Z20"
        isOpen={false}
        chosen={[]}
        mayGo={() => false}
        onChoose={() => {}}
        onClose={() => {}}
      />,
    );
    expect(tray).toContain('strength 1 and what lies hidden');
  });
});

test('every mark is explained, with rules that the rulebook has', async () => {
  const groups = await teaching().legend();
  const rules = new Set((await teaching().rules()).map(({ number }) => number));
  for (const { name, rule, picture } of groups.flatMap(({ entries }) => entries)) {
    expect(renderToStaticMarkup(<div>{picture}</div>), name).toContain('<svg');
    if (rule !== undefined) expect(rules.has(rule), `${name} ${rule}`).toBe(true);
  }
  expect(rulebook.id).toBe('alesia');
});

describe('the list of who can still act', () => {
  const combat: AnyFrame<G> = {
    step: 'combat',
    sides: ['vercingetorix'],
    cause: 'gallic',
    targets: {},
    began: {},
  };
  const G = stateOf({ at: { B10: 'AED.5 AED.6', B11: 'VII.2', C20: 'AED.7', C21: 'VII.3' } });
  const placesOf = (targets: Record<string, string[]>) => {
    const at: G = { ...G, stack: [restOf(), { ...combat, targets }] };
    const answers = answersFor(at, 'vercingetorix');
    const drawn = renderToStaticMarkup(<ReadyPanel G={at} {...answers} selected={[]} select={() => {}} />);
    return [...drawn.matchAll(/data-ready="(\w+)"/g)].map(([, place]) => place);
  };

  test('names them by place, from the left of the map to the right, but for those who can attack nobody else', () => {
    expect(placesOf({})).toEqual(['B10', 'C20']);
    expect(placesOf({ 'AED.7': ['C21'] })).toEqual(['B10']);
  });
});
