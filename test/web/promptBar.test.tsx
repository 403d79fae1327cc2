/* Which of the buttons at the prompt looks like the answer. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alesia } from '../../games/alesia';
import type { G, Side } from '../../games/alesia/state';
import { board } from '../../web/boards/alesia';
import type { MatchState } from '../../web/client/match';
import { choicesOf } from '../../web/table/choices/choices';
import { ClickGuard } from '../../web/table/prompt/clickGuard';
import { PromptBar } from '../../web/table/prompt/PromptBar';
import { clash } from '../alesia/fighting';
import { Firing } from '../alesia/firing';
import { restOf, tableAt } from '../alesia/table';

/** Caesar has come to the sphere of Labienus, whoever moves: he may take over, whatever is asked. */
const visiting = (mover: Side) =>
  tableAt(
    { players: 4, sphere: 'VIII', at: { AA20: 'caesar', AA30: 'VII.2', W60: 'labienus' } },
    restOf(mover),
  );

/** Returns the words of Caesar's buttons that look like the answer, and of those that do not. */
function buttonsOf(G: G): { primary: string[]; plain: string[] } {
  const state: MatchState = { id: 0, G, deciding: [], plugins: {}, log: [], over: null };
  const choices = choicesOf(Alesia, { seat: G.seats.caesar, state });
  const noop = () => {};
  const html = renderToStaticMarkup(
    <PromptBar
      match={{
        seat: G.seats.caesar,
        state,
        players: [],
        connection: 'connected',
        busy: false,
        trouble: null,
        chat: null,
        play: noop,
        resign: noop,
        dismiss: noop,
      }}
      choices={choices}
      sides={[]}
      offered={choices.legal().filter(({ args }) => args.length === 0)}
      declines={(move) => board.declines?.(move, G) === true}
      busy={false}
      clicks={new ClickGuard()}
      play={noop}
      proposed={null}
      propose={noop}
      confirm={noop}
      plan={null}
      follow={noop}
      undo={noop}
      undoable={0}
    />,
  );
  const buttons = [...html.matchAll(/<button([^>]*data-move[^>]*)>([^<]*)</g)];
  const wordsOf = (isPrimary: boolean) =>
    buttons.filter(([, facts]) => facts.includes('primary') === isPrimary).map(([, , words]) => words);
  return { primary: wordsOf(true), plain: wordsOf(false) };
}

test('what can be done out of turn does not look like the answer, to who waits or who is asked', () => {
  const takeOver = 'Take command of all Romans within ten hexes';
  expect(buttonsOf(visiting('relief').G)).toEqual({ primary: [], plain: [takeOver] });
  expect(buttonsOf(visiting('caesar').G).plain).toContain(takeOver);
});

test('to hold fire or to advance no further does not look like the answer either', () => {
  const shot = new Firing({ at: { U40: 'ARC.1', U43: 'AED.1' } });
  shot.enter('AED.1', 'U42');
  expect(buttonsOf(shot.G)).toEqual({ primary: [], plain: ['Hold fire at Aedui 1'] });
  const won = clash('gallic', { at: { E7: 'VII.2 X.1', F7: 'MAN.1' } }, 'MAN.1', 'E7', [6]);
  expect(buttonsOf(won.G)).toEqual({ primary: [], plain: ['Advance no further'] });
});
