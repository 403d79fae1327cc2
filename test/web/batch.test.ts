/* Moves of one seat that are made together: on this device, and as one message to the server. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JuliusCaesar } from '../../games/julius-caesar';
import type { G as JuliusCaesarState } from '../../games/julius-caesar/state';
import type { Stacked } from '../../games/kit/frame';
import { legalMoves } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { sideToDecide } from '../../games/kit/seats';
import type { Match } from '../../games/testing/match';
import { defaultLimits } from '../../lobby/limits';
import { LobbyMaster } from '../../lobby/socket/master';
import { MOST_MOVES } from '../../lobby/socket/wire';
import { batchOf, movesMadeSince } from '../../web/client/batch';
import { type LocalFacts, LocalMatch } from '../../web/client/local';
import type { MatchFacts } from '../../web/client/match';
import { NetworkMatch } from '../../web/client/network';
import { loadRules } from '../../web/games';
import { UNDO } from '../../web/table/queue/useMoveQueue';
import { Quarters, rulebook as quarters } from '../kit/quarters';
import { removeFolders } from '../lobby/fixtures/folder';
import { PATIENT, startOurs } from '../lobby/fixtures/servers';
import { createMatch, until } from '../lobby/fixtures/visitor';
import { gameWhere } from '../tools/lateGame';
import { FakeStorage } from './fakeStorage';

const move = (length: number): LegalMove => ({ move: 'march', args: ['x'.repeat(length)] });

describe('of many moves as many go in one message', () => {
  test('as the server takes at once', () => {
    const many = Array<LegalMove>(200).fill(move(10));
    const batch = batchOf(many);
    expect(batch.length).toBeGreaterThanOrEqual(50);
    expect(batch.length).toBeLessThanOrEqual(Math.min(MOST_MOVES, defaultLimits.messageBurst));
    expect(batchOf(many.slice(0, 3))).toEqual(many.slice(0, 3));
  });

  test('as are not too long for it, the first in any case', () => {
    const long = Array<LegalMove>(50).fill(move(4000));
    const { length } = JSON.stringify(batchOf(long));
    expect([length > 8000, length < defaultLimits.messageBytes / 2]).toEqual([true, true]);
    expect(batchOf([move(20_000), move(1)])).toEqual([move(20_000)]);
  });
});

describe('on this device', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', new FakeStorage());
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Returns a move of the first seat after which it decides again and may take the move back. */
  function undoable<G extends Stacked>(match: Match<G>): LegalMove | undefined {
    const side = match.seats.join() === '0' ? sideToDecide(match.state.G, '0') : null;
    if (side === null) return undefined;
    return legalMoves(match.game.rulebook, match.state.G, side).find((legal) => {
      const branch = match.branch();
      return branch.make({ seat: '0', ...legal }) && branch.make({ seat: '0', ...UNDO });
    });
  }

  test('moves are made one after another up to the first that is impossible, and told at once', async () => {
    const rules = await loadRules('julius-caesar');
    const found: LegalMove[] = [];
    const isWanted = (match: Match<JuliusCaesarState>) => {
      const legal = undoable(match);
      if (legal !== undefined) found.push(legal);
      return legal !== undefined;
    };
    const saved = gameWhere(JuliusCaesar, isWanted, 'undoable');
    const [legal] = found;
    const told: LocalFacts[] = [];
    const table = new LocalMatch(rules, { ...saved, bots: {} }, (facts) => told.push(facts));
    table.start();
    await vi.advanceTimersByTimeAsync(100);
    const id = () => told.at(-1)?.views.get('0')?.id ?? 0;
    const [before, times] = [id(), told.length];
    table.play('0', legal, UNDO, legal, UNDO, legal);
    expect([id(), told.length]).toEqual([before + 5, times + 1]);
    table.play('0', UNDO, { ...legal, args: ['nothing'] }, legal);
    expect(id()).toBe(before + 6);
    table.play('1', legal);
    expect(id()).toBe(before + 6);
    table.stop();
  });
});

describe('over the network', () => {
  const playing: NetworkMatch[] = [];
  const closing: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const match of playing.splice(0)) match.stop();
    for (const close of closing.splice(0)) await close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  afterAll(removeFolders);

  /** Serves the small game under some limits, and sits down at a match of two: each seat holds two of the four sides. */
  async function sitDown(limits = {}) {
    const server = await startOurs({ games: [Quarters], limits: { ...PATIENT, ...limits } });
    closing.push(() => server.close());
    const { protocol, host, hostname, port } = new URL(server.url);
    vi.stubGlobal('location', { protocol, host, hostname, port });
    const seats = await createMatch(server.url, { game: 'quarters' });
    const tables = seats.map(({ matchID, seat, credentials }) => {
      const told: MatchFacts[] = [];
      const place = { rules: { game: Quarters, rulebook: quarters }, matchID, seat, credentials };
      const match = new NetworkMatch(place, (facts) => told.push(facts));
      playing.push(match);
      match.start();
      return { match, told, now: () => told.at(-1) };
    });
    await until(
      () => tables.every(({ now }) => now()?.state && now()?.connection === 'connected'),
      'the match',
    );
    return tables;
  }

  /** Returns the first legal bid of each of the two sides of a seat. */
  function bidsOf(
    { now }: Awaited<ReturnType<typeof sitDown>>[number],
    sides: readonly string[],
  ): LegalMove[] {
    const G = now()?.state?.G;
    if (G === undefined) throw new Error('nothing is seen');
    return sides.map((side) => legalMoves(quarters, G as never, side as never)[0]);
  }

  test('moves go out together; the seat is busy until all are made', async () => {
    const [first, second] = await sitDown();
    const bids = bidsOf(first, ['north', 'south']);
    first.match.play(...bids);
    await until(() => first.now()?.state?.id === 2, 'both moves');
    expect(first.now()).toMatchObject({ busy: false, trouble: null });
    expect(first.told.filter(({ state }) => state?.id === 1)).toEqual([]);
    expect(movesMadeSince(first.now()?.state?.log ?? [], '0', 0)).toEqual(['bid', 'bid']);
    expect(movesMadeSince(first.now()?.state?.log ?? [], '0', 1)).toEqual(['bid']);
    expect(movesMadeSince(first.now()?.state?.log ?? [], '1', 0)).toEqual([]);
    await until(() => second.now()?.state?.id === 2, 'the other to hear');
  });

  test('what is not made because another has to decide is no trouble', async () => {
    const [first] = await sitDown();
    first.match.play(...bidsOf(first, ['north', 'south', 'north']));
    await until(() => first.now()?.state?.id === 2 && first.now()?.busy === false, 'two of the moves');
    expect(first.now()?.trouble).toBeNull();
  });

  test('what is refused from the first on is trouble', async () => {
    const [first] = await sitDown();
    const [bid] = bidsOf(first, ['north']);
    first.match.play({ ...bid, args: ['nothing'] }, bid);
    expect(first.now()?.busy).toBe(true);
    await until(() => first.now()?.trouble !== null, 'the refusal');
    expect(first.now()).toMatchObject({ busy: false, state: { id: 0 } });
  });

  test('who has sent too much waits a little before more can be sent', async () => {
    const [first] = await sitDown();
    const { makeMoves } = LobbyMaster.prototype;
    vi.spyOn(LobbyMaster.prototype, 'makeMoves').mockImplementationOnce(function (
      this: LobbyMaster,
      message,
    ) {
      return makeMoves.call(this, message, () => false);
    });
    const bids = bidsOf(first, ['north', 'south']);
    first.match.play(...bids);
    await until(() => first.now()?.state?.id === 1, 'the first of the moves');
    expect(first.now()).toMatchObject({ busy: true, trouble: null });
    first.match.play(bids[1]);
    await until(() => first.now()?.busy === false, 'the wait to end');
    expect(first.now()?.state?.id).toBe(1);
    first.match.play(bids[1]);
    await until(() => first.now()?.state?.id === 2, 'the other move');
  });
});
