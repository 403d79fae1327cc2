/* What of a state is to be seen: markers, Armies, battles and sieges, boxes, cards. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { defaultComponents, rulebook } from '../../../games/caesar-rome-vs-gaul';
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { ACTIVATION, marchOf } from '../../../games/caesar-rome-vs-gaul/movement/march';
import type { G, Side } from '../../../games/caesar-rome-vs-gaul/state';
import { labelOf, nextArguments, possibilities } from '../../../games/kit/legality';
import { scripted } from '../../../games/testing/chance';
import { About } from '../../../web/boards/caesar-rome-vs-gaul/About';
import { counterOf, extentOf } from '../../../web/boards/caesar-rome-vs-gaul/Army';
import { armiesIn } from '../../../web/boards/caesar-rome-vs-gaul/armies';
import { Boxes } from '../../../web/boards/caesar-rome-vs-gaul/Boxes';
import { Contest, siegeIn } from '../../../web/boards/caesar-rome-vs-gaul/Contest';
import { contentsOf, factsOf, provinceText } from '../../../web/boards/caesar-rome-vs-gaul/facts';
import { cardMovesIn } from '../../../web/boards/caesar-rome-vs-gaul/Hand';
import { BoardMap } from '../../../web/boards/caesar-rome-vs-gaul/Map';
import { Played } from '../../../web/boards/caesar-rome-vs-gaul/Played';
import * as parts from '../../../web/boards/caesar-rome-vs-gaul/parts';
import { SpaceTray } from '../../../web/boards/caesar-rome-vs-gaul/SpaceTray';
import { Standing } from '../../../web/boards/caesar-rome-vs-gaul/Standing';
import { TurnTrack } from '../../../web/boards/caesar-rome-vs-gaul/TurnTrack';
import { teaching } from '../../../web/boards/caesar-rome-vs-gaul/teaching';
import { hoverOver } from '../../../web/map/hover';
import { cardPlayOf, stateOf, Table, tableAt } from '../../caesar-rome-vs-gaul/table';

const SIEGE = {
  at: { cenabum: 'caesar galba X VII- VIII (carnutes) (gallic-mercenary-1)', agedincum: 'senones' },
  towns: { cenabum: 'carnutes', agedincum: 'senones+' },
  sieges: { cenabum: 2 },
  devastated: ['lutetia'],
};

const mapOf = (G: G) =>
  renderToStaticMarkup(
    <svg>
      <title>Gaul</title>
      <BoardMap
        G={G}
        asked={null}
        scene={{
          targets: { ways: new Map([['lutetia', []]]), goals: new Set() },
          isDrafting: false,
          press: () => {},
          open: null,
          thingOf: (space) => ({ label: space, act: () => {} }),
          hover: hoverOver<string>(),
        }}
      />
    </svg>,
  );

describe('the map', () => {
  const G = stateOf(SIEGE);
  const drawn = mapOf(G);
  const spaceOf = (id: string) => drawn.split('data-place="').find((part) => part.startsWith(`${id}"`)) ?? '';

  test('shows Armies outside and inside, with the Leader, the strength and a bar for each unit', () => {
    const cenabum = spaceOf('cenabum');
    expect(cenabum).toMatch(/data-army="gallic" data-inside="true"/);
    expect(cenabum).toMatch(/data-army="roman" data-inside="false"/);
    expect(cenabum).toContain('data-leader="Cae"');
    const [inside, outside] = armiesIn(G, 'cenabum');
    expect(inside).toMatchObject({ owner: 'gallic', isBesieged: true });
    expect(outside).toMatchObject({ owner: 'roman', leaders: ['caesar', 'galba'], strength: 5 });
    expect(counterOf(G, outside)).toMatchObject({ leader: 'Cae', others: 1, steps: [1, 2, 2] });
    const extents = [inside, outside].map((army) => extentOf(counterOf(G, army), false));
    expect(extents[1].width).toBeGreaterThan(extents[0].width);
    const banner = extentOf(counterOf(G, outside), true);
    expect(banner.height).toBeLessThan(extents[1].height);
    expect(banner.width).toBeLessThanOrEqual(extents[1].width);
  });

  test('shows Fortified Towns, Siege Points, devastation and who rules the sea', () => {
    expect(spaceOf('cenabum')).toContain('data-siege="2"');
    expect(spaceOf('cenabum')).toContain('data-marker="town"');
    expect(spaceOf('agedincum')).toContain('data-marker="upgraded"');
    expect(spaceOf('massilla')).toContain('data-marker="city"');
    expect(spaceOf('lutetia')).toContain('data-marker="devastated"');
    expect(spaceOf('lutetia')).toContain('data-offered="true"');
    expect(drawn.match(/data-supremacy="gallic"/g)).toHaveLength(2);
    expect(drawn.match(/data-supremacy="roman"/g)).toHaveLength(1);
    for (const { id } of defaultComponents.provinces) expect(drawn).toContain(`data-province="${id}"`);
  });

  test('says in words what is in a space', () => {
    expect(contentsOf(G, 'cenabum')).toBe(
      'Fortified Town of the Carnutes; The Gauls inside the walls: the Carnutes and the Gallic Mercenaries, strength 6; Rome: Caesar, Ser. Galba, Legion VII (reduced), Legion VIII and Legion X, strength 5; 2 of 3 Siege Points',
    );
    expect(factsOf(G, 'massilla')).toContain('Garrison 6, 5 Siege Points take it');
    expect(factsOf(G, 'agedincum')).toContain('siege rolls −1');
    expect(provinceText(G, 'aedui')).toBe(
      'Aedui [19], nobody controls it: 3 spaces needed (Rome 0, the Gauls 0)',
    );
    const tray = renderToStaticMarkup(<SpaceTray G={G} space="cenabum" isOpen onClose={() => {}} />);
    expect(tray).toContain('data-unit="carnutes"');
    expect(tray).toContain('inside and besieged');
    expect(tray).not.toContain('out of supply');
  });

  test('tells of an Army that is out of supply', () => {
    const around = boxOf(G).exits.cenabum.map(({ to }) => to);
    const cut = stateOf({ at: { cenabum: 'caesar X' }, devastated: around });
    const tray = renderToStaticMarkup(
      <SpaceTray G={cut} space="cenabum" isOpen={false} onClose={() => {}} />,
    );
    expect(tray).toContain('out of supply');
    expect(tray).toContain('Caesar');
  });
});

const contestOf = (G: G, side: Side) =>
  renderToStaticMarkup(
    <Contest
      G={G}
      next={(move, chosen) => nextArguments(rulebook, G, side, move, chosen)}
      label={(move) => labelOf(rulebook, G, side, move)}
      play={() => {}}
      busy={false}
    />,
  );

test('a battle shows both strengths, dice that can be pressed, and both columns with the totals rolled', () => {
  const G = stateOf({ at: { lutetia: 'caesar VII VIII IX nervii bellovaci', bibracte: 'X' } });
  const battle = {
    step: 'battle' as const,
    sides: [],
    space: 'lutetia',
    attacker: 'roman' as const,
    commander: 'caesar',
    from: 'agedincum',
    bySea: false,
    sortied: [],
  };
  const { G: after } = new Table({ ...G, stack: [cardPlayOf('roman'), battle] }).dice(1, 4, 5, 6).start();
  const shown = contestOf(after, 'roman');
  expect(shown).toContain('Battle of Lutetia');
  expect(shown).toContain('strength 6, 3 rerolls of Caesar');
  expect(shown).toContain('strength 11');
  expect(shown).toContain('1 and 2 count as 3');
  expect(shown).toContain('= 7<');
  expect(shown).toContain('= 11<');
  expect(shown.match(/data-lit="true"/g)).toHaveLength(2);
  expect(shown.match(/data-rolled="true"/g)).toHaveLength(2);
  const pressed = [...shown.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(pressed).toEqual([
    'Reroll your 1',
    'Reroll your 4',
    'Make the Gauls reroll a 5',
    'Make the Gauls reroll a 6',
  ]);
});

test('a siege shows the odds, its column, what changes the roll, and the Siege Points', () => {
  const roll = {
    step: 'siegeRoll' as const,
    sides: [],
    side: 'roman' as const,
    space: 'cenabum',
    stage: 'rolled' as const,
    bonus: 1,
    shift: 0,
    dice: [2, 3],
  };
  const G = { ...stateOf(SIEGE), stack: [roll] };
  expect(siegeIn(G)).toMatchObject({ column: 0, row: 7 });
  const shown = contestOf(G, 'roman');
  expect(shown).toContain('5 against 8');
  expect(shown).toContain('+1 Caesar, +1 cards');
  expect(shown).toContain('Siege Points 2 of 3');
  expect(shown.match(/data-rolled="true"/g)).toHaveLength(1);
});

test('who stands before walls sees what a siege would be rolled on', () => {
  const start = stateOf(SIEGE);
  const { G } = tableAt(SIEGE, cardPlayOf('roman'), marchOf(start, 'roman', 'caesar', 'army', ACTIVATION));
  expect(siegeIn(G)).toMatchObject({ space: 'cenabum', column: 0, row: null, dice: [] });
  expect(siegeIn(start)).toBeNull();
});

test('the Legates of whom one is chosen at set-up wait with Caesar in Rome, beside the map', () => {
  const G = rulebook.setup({ options: {}, seats: { roman: '0', gallic: '1' }, random: scripted() });
  const rome = renderToStaticMarkup(<Boxes G={G} />)
    .split('Waiting in Rome (9)')[1]
    .split('Legate cup')[0];
  for (const unit of ['caesar', 't-labienus', 'galba', 'X']) expect(rome).toContain(`data-unit="${unit}"`);
});

test('beside the map stand the boxes, the years, the points and what governance would bring', () => {
  const G = stateOf({
    boxes: { council: 'arverni', submitted: 'sequani-', eliminated: 'nervii- remi- morini- veneti-' },
    council: 2,
    turn: 3,
    governance: [1, 2],
    conquered: { germania: 2, britannia: 0, pass: 0 },
  });
  const boxes = renderToStaticMarkup(<Boxes G={G} />);
  for (const unit of ['arverni', 'sequani', 'nervii', 'carnutes', 'militia', 't-labienus'])
    expect(boxes).toContain(`data-unit="${unit}"`);
  expect(boxes.match(/data-there="true"/g)).toHaveLength(2);
  const standing = renderToStaticMarkup(<Standing G={G} />);
  expect(standing).toMatch(/data-testid="points">6</);
  expect(standing).toContain('Governance now');
  expect(standing).toContain('the game would be lost');
  const track = renderToStaticMarkup(<TurnTrack G={G} />);
  expect(track).toContain('+2 VP');
  expect(track).toContain('Verc.');
  expect(track).toContain('Leg. V VI');
});

test('16.4.3 what governance is for is shown with its sign, and a plain 0 where Rome has no space', () => {
  const shown = renderToStaticMarkup(<Standing G={stateOf({ roman: ['lutetia'] })} />);
  expect(shown).toContain('<span>Belgica: no Roman space</span> <b>0</b>');
  expect(shown).toMatch(/Presence in Celtica[^<]*<\/span> <b>\+2<\/b>/);
  expect(shown).toContain('<span>no control of Narbonensis</span> <b>−3</b>');
  expect(shown).toContain('Governance now: <strong>−3</strong> points');
});

test('cards are read where they lie: the one in play, and those played', () => {
  const G = { ...stateOf({ discards: [24, 3] }), stack: [cardPlayOf('roman', { stage: 'points' })] };
  const shown = renderToStaticMarkup(<Played G={G} />);
  expect(shown).toContain('Veni Vidi Vici');
  expect(shown).toContain('A United Gaul');
  expect(shown).toContain('3 Action Points left');
  const last = { ...G, stack: [cardPlayOf('roman', { stage: 'points', points: 1 })] };
  expect(renderToStaticMarkup(<Played G={last} />)).toContain('1 Action Point left');
});

test('every way to play a card of the hand is offered', () => {
  const { G } = tableAt(
    { hands: { roman: [2, 50] }, at: { bibracte: 'caesar X' } },
    { step: 'card', sides: ['roman'], discarded: false },
  );
  const moves = cardMovesIn({
    possible: possibilities(rulebook, G, 'roman'),
    next: (move, chosen) => nextArguments(rulebook, G, 'roman', move, chosen),
  });
  expect(moves.map(({ move, args }) => `${move} ${args[0]}`).sort()).toEqual([
    'discard 50',
    'playBonus 2',
    'playPoints 2',
    'playPoints 50',
  ]);
});

test('what is told about the game counts what is the rulebook’s and what is ours', () => {
  const G = stateOf();
  const shown = renderToStaticMarkup(<About G={G} parts={parts} />);
  expect(shown).toContain(defaultComponents.note.slice(0, 40));
  expect(shown).toContain('GMT Games');
  const { cards } = defaultComponents;
  expect(shown).toContain(
    `<td>${cards.filter(({ effectSource }) => effectSource === 'reconstruction').length}</td>`,
  );
});

test('every card and every mark is explained', async () => {
  const textOf = await teaching().cards?.texts();
  for (const { number, name } of defaultComponents.cards) {
    expect(Object.keys(teaching().cards?.names ?? {})).toContain(name);
    expect(textOf?.(String(number))?.parts).toHaveLength(2);
  }
  expect(textOf?.('0')).toBeNull();
  const entries = (await teaching().legend()).flatMap((group) => group.entries);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  for (const { picture, text, name } of entries) {
    expect(text, name).toMatch(/^\S.*\.$/);
    expect(renderToStaticMarkup(picture), name).toMatch(/<(path|circle|text)/);
  }
});
