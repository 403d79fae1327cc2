/* Which of the buttons at the prompt looks like the answer. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alesia } from '../../games/alesia';
import type { Side } from '../../games/alesia/state';
import { FallingSky } from '../../games/falling-sky';
import type { Stacked } from '../../games/kit/frame';
import { sidesAt, sideToDecide } from '../../games/kit/seats';
import { playRandomly, randomMatch } from '../../games/testing/match';
import { loadGame } from '../../web/boards/index';
import type { MatchState } from '../../web/client/match';
import type { BoardModule } from '../../web/table/board';
import { choicesOf } from '../../web/table/choices/choices';
import { ClickGuard } from '../../web/table/prompt/clickGuard';
import { deedsOf } from '../../web/table/prompt/deeds';
import { PromptBar } from '../../web/table/prompt/PromptBar';
import { clash } from '../alesia/fighting';
import { Firing } from '../alesia/firing';
import { restOf, tableAt } from '../alesia/table';
import { fight, inRegion } from '../falling-sky/fight';
import { beginCommand } from '../falling-sky/table';
import { subjects } from '../games';

const { board } = await loadGame('alesia');

/** Caesar has come to the sphere of Labienus, whoever moves: he may take over, whatever is asked. */
const visiting = (mover: Side) =>
  tableAt(
    { players: 4, sphere: 'VIII', at: { AA20: 'caesar', AA30: 'VII.2', W60: 'labienus' } },
    restOf(mover),
  );

/** Returns the words of Caesar's buttons that look like the answer, and of those that do not. */
function buttonsOf(
  G: Stacked,
  game: Parameters<typeof choicesOf>[0] = Alesia,
  of: BoardModule = board,
  seat = G.seats.caesar,
): { primary: string[]; plain: string[] } {
  const state: MatchState = { id: 0, G, deciding: [], plugins: {}, log: [], over: null };
  const choices = choicesOf(game, { seat, state });
  const noop = () => {};
  const html = renderToStaticMarkup(
    <PromptBar
      match={{
        seat,
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
      deeds={deedsOf(choices, of, G)}
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

/** What gives something up, lets go what is offered, or deals with others, by its words. */
const NEVER_BRIGHT =
  /^(Ask |Pass\b|Hold fire|Fire no more|Advance no|Play no|Keep neither|Do not|Remove |Add |Agree)/;

test.each(subjects.map((subject) => [subject.id, subject] as const))(
  'in random positions of %s at most one button is bright, and never one that gives up or deals',
  async (id, subject) => {
    const { board: of } = await loadGame(id);
    let positions = 0;
    subject.with(({ game, rulebook }) => {
      const match = randomMatch(game, 3);
      let count = 0;
      playRandomly(match, 3, ({ over, allSeats, state: { G } }) => {
        if (over || count++ % EVERY > 0) return;
        for (const seat of allSeats) {
          if (sideToDecide(G, seat) === null) continue;
          const view = rulebook.view(G, sidesAt(G, seat));
          const choices = choicesOf(game, { seat, state: { G: view } });
          const { primary, plain } = buttonsOf(view, game, of, seat);
          positions++;
          expect(primary.length, [...primary, ...plain].join(' | ')).toBeLessThanOrEqual(1);
          for (const words of primary) expect(words).not.toMatch(NEVER_BRIGHT);
          const shown = deedsOf(choices, of, view).bright;
          if (shown !== null) {
            expect(choices.forgoes(shown), choices.label(shown)).toBeNull();
            expect(choices.isAside(shown.move)).toBe(false);
          }
        }
      });
    });
    expect(positions).toBeGreaterThan(20);
  },
);

/** So many decisions lie between two positions that are looked at. */
const EVERY = 5;

test('what is asked of others stands in one menu, what is done by the way is never bright, and the end is once nothing else is left', async () => {
  const { board: ofGaul } = await loadGame('falling-sky');
  const march = beginCommand(
    {
      pieces: {
        mandubii: { romans: { legions: 2 }, arverni: { troops: 3 } },
        sequani: { romans: { legions: 1 }, belgae: { troops: 3 } },
      },
    },
    'march',
    'romans',
  );
  const { G } = march;
  const choices = choicesOf(FallingSky, { seat: G.seats.romans, state: { G } });
  const { deeds, bright } = deedsOf(choices, ofGaul, G);
  expect(deeds.map(({ kind, moves, menu }) => [kind, moves.length, menu])).toEqual([
    ['end', 1, null],
    ['deals', 2, 'Ask others'],
  ]);
  expect(bright).toBeNull();
  const battle = beginCommand(
    { pieces: { mandubii: { romans: { legions: 1 }, aedui: { troops: 1 } } } },
    'battle',
    'romans',
  );
  battle.do('romans', 'battle', 'mandubii', 'aedui', 'battle');
  while (battle.step !== 'battle') battle.do(battle.side, battle.moves(battle.side)[0]);
  const after = choicesOf(FallingSky, { seat: battle.G.seats.romans, state: battle });
  expect(deedsOf(after, ofGaul, battle.G).bright).toEqual({ move: 'end', args: [] });
});

test('many moves of a kind stand in a menu of their own, in the place where few would', async () => {
  const { board: ofGaul } = await loadGame('falling-sky');
  const { G } = fight(
    inRegion('mandubii', {
      romans: { leader: 'named', legions: 4 },
      arverni: { leader: 'named', troops: 4, revealed: 4 },
    }),
    { region: 'mandubii', attacker: 'romans', defender: 'arverni' },
  ).do('arverni', 'stand');
  const choices = choicesOf(FallingSky, { seat: G.seats.arverni, state: { G } });
  expect(deedsOf(choices, ofGaul, G).deeds.map(({ kind, menu }) => [kind, menu])).toEqual([
    ['remove', 'Remove pieces'],
    ['roll', null],
  ]);
});
