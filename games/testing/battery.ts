/* What every game of the package must stand, and any other that is made with its kit. */
import {
  botsAreHonest,
  botsFinish,
  imaginationAgrees,
  imaginationIsPlayable,
  judgementIsSound,
  simulatorAgrees,
} from './battery/bots';
import { subjectsAreKnown } from './battery/journal';
import {
  askingChangesNothing,
  illegalMovesAreRefused,
  legalityFollowsFromView,
  obstaclesAreTrue,
  promptsAndLabels,
  stagesAgree,
} from './battery/legality';
import {
  hiddenThingsStayHidden,
  movesThatLookAlikeTellNothing,
  pluginsAreFiltered,
  viewIsIdempotent,
} from './battery/secrets';
import { gamesEnd, givingUpEnds, resultsAreSound, seatsAreKept, statesAreJson } from './battery/states';
import { takebacksTellNothing, undoRestores } from './battery/undo';
import { compareBy, type Runner } from './runner';
import type { Subject } from './subject';

/**
 * Declares the tests of a game, by the functions of a test runner, such as `import * as runner from 'vitest'`. Without `bots` in the
 * rulebook, what takes them is left out: the tests of bots, and those that imagine what a seat may not know.
 */
export function battery(subject: Subject, runner: Runner): void {
  const { describe, test, afterAll } = runner;
  compareBy(runner);
  const hasBots = subject.with(({ rulebook }) => rulebook.bots !== undefined);
  describe(subject.id, () => {
    afterAll(() => subject.with(({ recordings }) => recordings.forget()));

    test('random games end without dead end, exception or broken invariant', () => subject.with(gamesEnd));
    test('the state is plain JSON and below 16 KB', () => subject.with(statesAreJson));
    test('each side is held by the seat that the rulebook says', () => subject.with(seatsAreKept));
    test('a game that is over says who has won and hides nothing', () => subject.with(resultsAreSound));
    test('whoever gives up, the game ends', () => subject.with(givingUpEnds));

    test('asking for legal moves changes nothing', () => subject.with(askingChangesNothing));
    test('what a side may do follows from what it sees', () => subject.with(legalityFollowsFromView));
    test('every prompt names a section of the rulebook, and every move has a label', () =>
      subject.with(promptsAndLabels));
    test('arguments chosen one by one lead to the moves that are listed, and to no other', () =>
      subject.with(stagesAgree));
    test('what is said against a move is true, and names a rule', () => subject.with(obstaclesAreTrue));
    test('moves out of turn, unknown or with other arguments are refused', () =>
      subject.with(illegalMovesAreRefused));
    test('undo restores the state exactly', () => subject.with(undoRestores));
    test('what can be taken back has told its seat nothing', () => subject.with(takebacksTellNothing));
    test('the journal speaks of places of the game and pieces that everybody sees', () =>
      subject.with(subjectsAreKnown));

    test('nothing of the undo snapshot or the dice to come reaches a client', () =>
      subject.with(pluginsAreFiltered));
    test('the view of a view is the view', () => subject.with(viewIsIdempotent));
    test('the simulator comes to what the reducer comes to, move by move', () =>
      subject.with(simulatorAgrees));
    if (!hasBots) return;

    test('states that differ in what a seat may not know look the same to it, before a move and after', () =>
      subject.with(hiddenThingsStayHidden));
    test('moves that look alike look the same to every other seat', () =>
      subject.with(movesThatLookAlikeTellNothing));

    test('what a bot imagines looks to its seat as the truth does', () => subject.with(imaginationAgrees));
    test('what a bot imagines can be played to the end', () => subject.with(imaginationIsPlayable));
    test('evaluations are chances, and every move has a weight', () => subject.with(judgementIsSound));
    test("a bot's choice does not change when only hidden things change", () => subject.with(botsAreHonest));
    test('bots in all seats finish a game', () => subject.with(botsFinish));
  });
}
