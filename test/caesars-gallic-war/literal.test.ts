import { expect, test } from 'vitest';
import { type Position, table } from './table';

/** Scorched earth, and a Barbarian player about to say what he does with the card of the Remi. */
function announcing(position: Position) {
  return table({
    variants: { scorchedEarth: true },
    supply: 9,
    hands: { roman: ['boii'], barbarian: ['remi'] },
    ...position,
  })
    .do('roman', 'play', 'boii')
    .do('barbarian', 'play', 'remi')
    .do('roman', 'announce', 'movement');
}

test('9.5, 7.3 there is no raid any more once Vercingetorix, who had arrived, is eliminated', () => {
  expect(announcing({}).legal('barbarian', 'announce')).toContain('supply');
  const t = announcing({ aside: { vercingetorix: 'dead' } });
  expect(t.legal('barbarian', 'announce')).not.toContain('supply');
});
