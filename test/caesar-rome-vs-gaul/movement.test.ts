import { expect, test } from 'vitest';
import type { MarchTerms } from '../../games/caesar-rome-vs-gaul/movement/frames';
import { ACTIVATION, commandersFor, MUSTER, marchOf } from '../../games/caesar-rome-vs-gaul/movement/march';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { cardPlayOf, type Position, stateOf, type Table, tableAt } from './table';

/** Returns a table at which a piece has been activated with its whole Army, or alone. */
function marching(
  position: Position,
  side: Side,
  commander: string,
  withWhom: 'alone' | 'army' = 'army',
  terms: MarchTerms = ACTIVATION,
): Table {
  const play = cardPlayOf(side, { points: 0 });
  return tableAt(position, play, marchOf(stateOf(position), side, commander, withWhom, terms));
}

test('10.4.1 A path costs one Movement Point, a rough path two', () => {
  const table = marching({ at: { bibracte: 'caesar VII' } }, 'roman', 'caesar');
  expect(table.legal('roman', 'go')).toEqual([
    'alesia',
    'autessiodurum',
    'cabillonum',
    'forum-segusiavorum',
    'noviodunum-aeduorum',
  ]);
});

test('7.7.1 Leaders, Legions and Tribes may be activated', () => {
  const G = stateOf({ at: { bibracte: 'caesar VII VIII german-cavalry', lutetia: 'parisii militia' } });
  expect(commandersFor(G, 'roman', ACTIVATION)).toEqual(['caesar', 'VII']);
  expect(commandersFor(G, 'gallic', MUSTER)).toEqual(['parisii']);
});
