import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardNames } from '../../web/table/teaching/cards/cardNames';
import { WithCards } from '../../web/table/teaching/cards/WithCards';

test('the mark after a card that is named stays in its line, and the words stay as they are', () => {
  const text = 'The Event Rhenus Bridge, or Pompey.';
  const markup = renderToStaticMarkup(
    <CardNames.Provider value={{ 'Rhenus Bridge': '18', Pompey: '3' }}>
      <WithCards text={text} />
    </CardNames.Provider>,
  );
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
  expect(markup).toMatch(/Rhenus Bridge<\/button>,<\/span> or /);
  expect(markup).toMatch(/Pompey<\/button>\.<\/span>$/);
});
