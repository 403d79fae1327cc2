/* The board shows the box that a match is played with. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { gameWith } from '../../../games/falling-sky';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import type { G as State } from '../../../games/falling-sky/state';
import { Match } from '../../../games/testing/match';
import { board } from '../../../web/boards/falling-sky';
import { AvailablePanel } from '../../../web/boards/falling-sky/Available';
import { tribeTitle, wordFor } from '../../../web/boards/falling-sky/arguments';
import { BattleEnd } from '../../../web/boards/falling-sky/BattleEnd';
import { CapabilitiesPanel } from '../../../web/boards/falling-sky/Capabilities';
import { CardsPanel } from '../../../web/boards/falling-sky/Cards';
import { movesOnMap } from '../../../web/boards/falling-sky/draft';
import { factsOf, holdingsOf } from '../../../web/boards/falling-sky/facts';
import { legendOf } from '../../../web/boards/falling-sky/Legend';
import { BoardMap, OnMap } from '../../../web/boards/falling-sky/Map';
import * as parts from '../../../web/boards/falling-sky/parts';
import { RegionTray } from '../../../web/boards/falling-sky/RegionTray';
import type { DraftScene } from '../../../web/map/DraftBoard';
import { hoverOver } from '../../../web/map/hover';
import { corrected } from '../../falling-sky/corrected';
import { stateOf } from '../../falling-sky/table';

const { G } = new Match(gameWith(corrected), 1, {}, 4).state;
const NOBODY = { possible: [], next: () => [], label: () => '' };

const SCENE: DraftScene<RegionId> = {
  targets: { ways: new Map(), goals: new Set() },
  isDrafting: false,
  open: null,
  thingOf: (label) => ({ label, act() {} }),
  press() {},
  hover: hoverOver(),
};

describe('of another set the board shows', () => {
  test('names, homes and neighbours of Regions', () => {
    expect(factsOf(G, 'veneti')).toMatch(/home of the Arverni/);
    expect(factsOf(G, 'pictones')).toMatch(/next to .*Aremorica/);
    expect(factsOf(G, 'carnutes')).toMatch(/next to .*Aedui/);
    expect(factsOf(stateOf(), 'carnutes')).not.toMatch(/next to .*Aedui/);
    expect(movesOnMap(NOBODY, G).nameOf('veneti')).toBe('Aremorica');
    expect(wordFor(G, 'region', 'veneti')).toBe('Aremorica');
  });

  test('Tribes with their Cities', () => {
    expect(tribeTitle(G, 'senones')).toBe('Agedincum (Senones)');
    expect(holdingsOf(G, 'mandubii', 'arverni')).toContain('the Citadel at Agedincum (Senones)');
    expect(movesOnMap(NOBODY, G).nameOf('tribe senones')).toBe('Agedincum (Senones)');
  });

  test('the map as it is printed', () => {
    const drawn = (of: State): string => {
      const ground = createElement(BoardMap, {
        G: of,
        scene: SCENE,
        selected: new Set<RegionId>(),
        asked: null,
      });
      const above = createElement(OnMap, { G: of, scene: SCENE });
      return renderToStaticMarkup(createElement('svg', null, ground, above));
    };
    const [ours, theirs] = [drawn(stateOf()), drawn(G)];
    expect(ours).toContain('Veneti');
    expect(ours).not.toContain('data-border="closed"');
    for (const word of ['Aremorica', 'Agedincum', 'data-border="closed"']) expect(theirs).toContain(word);
    const homes = (svg: string) => svg.split('data-home="arverni"').length - 1;
    expect([homes(ours), homes(theirs)]).toEqual([1, 2]);
  });

  test('names on what opens beside the map', () => {
    const tray = createElement(RegionTray, { G, region: 'veneti', isOpen: true, onClose() {} });
    expect(renderToStaticMarkup(tray)).toContain('Aremorica');
    const cards = createElement(CardsPanel, { G: { ...G, played: [1] } });
    expect(renderToStaticMarkup(cards)).toContain('Marcus Tullius Cicero');
    const fought = { key: 1, region: 'veneti' as const, lost: [], lines: [], read: new Set<Player>() };
    const end = createElement(BattleEnd, { G, fought, onClose() {} });
    expect(renderToStaticMarkup(end)).toContain('Aremorica');
  });

  test('pools, cards and dates', () => {
    expect(renderToStaticMarkup(createElement(AvailablePanel, { G }))).toContain('of 40');
    const capability = { text: 'unshaded' as const, holder: null };
    const lasting = { ...G, capabilities: { 8: capability } };
    expect(renderToStaticMarkup(createElement(CapabilitiesPanel, { G: lasting }))).toContain(
      'Baggage Trains',
    );
    expect(board.status?.(G)).toMatch(/^Spring of 52 BC /);
    expect(board.status?.(stateOf())).toMatch(/^52 BC, Spring /);
  });

  test('and in a legend without such lines none of them', () => {
    const names = legendOf(parts, {}).flatMap(({ entries }) => entries.map(({ name }) => name));
    expect(names).toContain('Border');
    expect(names).not.toContain('No border');
    const theirs = legendOf({ ...parts, linesOf: () => parts.linesOf(corrected) }, {});
    expect(theirs.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(
      expect.arrayContaining(['No border', 'Border elsewhere']),
    );
  });
});
