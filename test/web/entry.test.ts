import { expect, it } from 'vitest';
import { rulebooks } from '../../games/index';
import { catalogueOf } from '../../web/entry';

it('tells the lobby which parts of a game are inferred, and nothing of a game without such parts', () => {
  const inferred = Object.values(rulebooks).map((rulebook) => [rulebook.id, catalogueOf(rulebook).inferred]);
  expect(Object.fromEntries(inferred)).toEqual({
    'julius-caesar': undefined,
    'caesars-gallic-war': expect.stringMatching(/borders.*second edition.*inferred/),
    'caesar-rome-vs-gaul': expect.stringMatching(/paths.*tables.*cards.*reconstruction/),
    alesia: expect.stringMatching(/map.*Roman strengths.*reconstruction/),
  });
});
