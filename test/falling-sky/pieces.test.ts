import { expect, test } from 'vitest';
import { controllerOf } from '../../games/falling-sky/pieces/control';
import { groupWith } from '../../games/falling-sky/pieces/force';
import {
  availableTroops,
  factionsIn,
  leaderOf,
  legionsOnMap,
  piecesIn,
} from '../../games/falling-sky/pieces/forces';
import { openCisalpina } from '../../games/falling-sky/pieces/markers';
import { moveGroup } from '../../games/falling-sky/pieces/moving';
import { placeFort, placeLeader, placeLegions, placeTroops } from '../../games/falling-sky/pieces/placing';
import { removePiece, removeTroops } from '../../games/falling-sky/pieces/removal';
import { supplyLine } from '../../games/falling-sky/pieces/supplyLines';
import {
  alliesAndCitadels,
  alliesIn,
  clearTribe,
  disperse,
  placeAtTribe,
} from '../../games/falling-sky/pieces/tribes';
import { stateOf } from './table';

test('1.4, 1.6 what has been counted in a Region is counted anew once pieces come or go', () => {
  const G = stateOf({});
  const count = () => [piecesIn(G, 'mandubii', 'romans'), legionsOnMap(G), availableTroops(G, 'romans')];
  expect(count()).toEqual([0, 0, 20]);
  placeTroops(G, 'mandubii', 'romans', 3);
  expect(count()).toEqual([3, 0, 17]);
  placeLegions(G, 'mandubii', 2);
  expect(count()).toEqual([5, 2, 17]);
  placeFort(G, 'mandubii');
  placeLeader(G, 'mandubii', 'romans', 'named');
  expect([count(), leaderOf(G, 'romans')?.region]).toEqual([[7, 2, 17], 'mandubii']);
  expect([factionsIn(G, 'mandubii'), controllerOf(G, 'mandubii')]).toEqual([['romans'], 'romans']);
  moveGroup(G, 'mandubii', 'sequani', 'romans', groupWith({ legions: 1, hidden: 2, leader: 'named' }));
  expect([count(), leaderOf(G, 'romans')?.region]).toEqual([[3, 2, 17], 'sequani']);
  expect(piecesIn(G, 'sequani', 'romans')).toBe(4);
  removePiece(G, 'sequani', 'romans', 'legion');
  expect([piecesIn(G, 'sequani', 'romans'), legionsOnMap(G)]).toEqual([3, 1]);
  removeTroops(G, 'sequani', 'romans', 'hidden', 2);
  expect([piecesIn(G, 'sequani', 'romans'), availableTroops(G, 'romans')]).toEqual([1, 19]);
});

test('1.6, 1.7 what has been counted in a Region is counted anew once a Tribe changes', () => {
  const G = stateOf({});
  const count = () => [
    piecesIn(G, 'aedui', 'aedui'),
    alliesIn(G, 'aedui', 'aedui').length,
    alliesAndCitadels(G, 'aedui'),
  ];
  expect(count()).toEqual([0, 0, 0]);
  placeAtTribe(G, 'aedui', 'aedui', 'ally');
  expect(count()).toEqual([1, 1, 1]);
  placeAtTribe(G, 'aedui', 'aedui', 'citadel');
  expect(count()).toEqual([1, 0, 1]);
  clearTribe(G, 'aedui');
  expect(count()).toEqual([0, 0, 0]);
  placeAtTribe(G, 'aedui', 'aedui', 'ally');
  disperse(G, 'aedui', 'dispersed');
  expect(count()).toEqual([0, 0, 0]);
});

test('3.2.1, card 5 Cisalpina is part of every Supply Line from when it is a Region, whoever Controls it', () => {
  const G = stateOf({ pieces: { cisalpina: { romans: { troops: 1 } } } });
  expect(supplyLine(G, ['aedui']).has('cisalpina')).toBe(false);
  openCisalpina(G);
  expect(controllerOf(G, 'cisalpina')).toBe('romans');
  expect(supplyLine(G, ['aedui']).has('cisalpina')).toBe(true);
});
