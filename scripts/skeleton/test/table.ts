import { Table as RulesTable } from '../../../test/tools/table';
import { rulebook } from '../game';
import type { Card } from '../game/components/cards';
import { emptyMap, type Place } from '../game/components/map';
import { COHORTS } from '../game/setup';
import { campOf, type G, SIDES, type Side } from '../game/state';

/** A position to start a test from. Cohorts that are not named are in their camp. */
export interface Position {
  red?: Partial<Record<Place, number>>;
  blue?: Partial<Record<Place, number>>;
  hands?: Record<Side, Card[]>;
  /** How many rounds have begun and ended. */
  rounds?: number;
}

/** A game of Three Hills at the table, before the choice of cards. */
export class Table extends RulesTable<G> {
  constructor({ red = {}, blue = {}, hands = { red: [2, 3, 5], blue: [1, 3, 4] }, rounds = 0 }: Position) {
    const G: G = {
      ...rulebook.setup({ options: {}, seats: { red: '0', blue: '1' }, random: NO_CHANCE }),
      stack: [{ step: 'round', sides: [], round: rounds }],
      cohorts: { red: cohortsOf('red', red), blue: cohortsOf('blue', blue) },
      secret: { red: { hand: hands.red, chosen: null }, blue: { hand: hands.blue, chosen: null } },
    };
    super(rulebook, G);
    this.start();
  }

  /** Both sides choose a card. */
  cards(red: Card, blue: Card): this {
    return this.do('red', 'choose', red).do('blue', 'choose', blue);
  }

  /** Returns how many cohorts of each side stand in a place, Red's first. */
  at(place: Place): number[] {
    return SIDES.map((side) => this.G.cohorts[side][place]);
  }
}

function cohortsOf(side: Side, placed: Partial<Record<Place, number>>): Record<Place, number> {
  const away = Object.values(placed).reduce((sum, count) => sum + count, 0);
  return { ...emptyMap(), [campOf(side)]: COHORTS - away, ...placed };
}

const NO_CHANCE = { D6: () => [], Die: () => 1, Shuffle: <T>(items: T[]) => items };
