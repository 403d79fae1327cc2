/* What is asked stands first beside the map. */
import { expect, test } from 'vitest';
import { FallingSky } from '../../../games';
import { Match } from '../../../games/testing/match';
import { asksToHandOver } from '../../../web/boards/falling-sky/Negotiation';

test('6.4 the panel to hand over Resources is asked for in the Harvest, and in no other step', () => {
  const { G } = new Match(FallingSky, 1, {}, 4).state;
  const prompt = { rule: '6.4', text: 'Hand over Resources if you like; then go on.' };
  const next = () => ['aedui'];
  expect(asksToHandOver({ G, prompt, next })).toBe(false);
  const harvest: typeof G = {
    ...G,
    stack: [...G.stack, { step: 'harvest', sides: ['romans'], stage: 'transfers' }],
  };
  expect(asksToHandOver({ G: harvest, prompt, next })).toBe(true);
  expect(asksToHandOver({ G: harvest, prompt: null, next })).toBe(false);
  expect(asksToHandOver({ G: harvest, prompt, next: () => [] })).toBe(false);
});
