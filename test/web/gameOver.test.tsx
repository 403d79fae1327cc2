/* How the end of a game is told. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FallingSky } from '../../games/falling-sky';
import { resultFor } from '../../games/falling-sky/standings';
import { gameOverOf } from '../../games/kit/result';
import { namedSides } from '../../web/sides';
import { GameOverBanner } from '../../web/table/notices/GameOverBanner';
import { stateOf } from '../falling-sky/table';

const bannerFor = (reason: (told: string) => string) => {
  const G = stateOf({});
  const over = gameOverOf(G, resultFor(G, 'Why.', undefined));
  return renderToStaticMarkup(
    <GameOverBanner
      over={{ ...over, reason: reason(over.reason) }}
      seat="0"
      sides={namedSides(FallingSky.rulebook.sides)}
    />,
  );
};

test('margins are told once: beside the reason, or in it', () => {
  expect(bannerFor((told) => told)).not.toContain('data-testid="margins"');
  expect(bannerFor(() => 'Somebody has resigned.')).toContain('data-testid="margins"');
});
