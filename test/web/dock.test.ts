import { describe, expect, it, test } from 'vitest';
import { popupAt } from '../../web/map/popup';
import { type Claim, holdersOf, type Rank } from '../../web/table/dock/claims';

describe('the dock', () => {
  const claims = (...ranks: Rank[]): Claim[] => ranks.map((rank) => ({ rank }));
  const ranksOf = (held: readonly Claim[]) => held.map(({ rank }) => rank);

  it('is what is asked, and one thing besides: what the viewer opened before what is told', () => {
    const all = claims('asked', 'opened', 'told', 'pointed', 'kept');
    for (const layout of ['columns', 'wide'] as const) {
      expect(ranksOf(holdersOf(all, layout))).toEqual(['asked', 'opened']);
      expect(ranksOf(holdersOf(claims('told', 'kept', 'pointed'), layout))).toEqual(['told']);
      expect(ranksOf(holdersOf(claims('pointed', 'passing', 'told'), layout))).toEqual(['passing']);
      expect(ranksOf(holdersOf(claims('pointed', 'kept'), layout))).toEqual(['pointed']);
      expect(ranksOf(holdersOf(claims('asked', 'kept'), layout))).toEqual(['asked', 'kept']);
      expect(holdersOf([], layout)).toEqual([]);
    }
  });

  it('is for the latest of those that are alike', () => {
    const [first, second] = claims('opened', 'opened');
    expect(holdersOf([first, second], 'columns')).toEqual([second]);
    expect(holdersOf([second, first], 'columns')[0]).toBe(first);
  });

  it('leaves a small screen to what is asked, and to what the viewer opens', () => {
    for (const layout of ['single', 'low'] as const) {
      expect(ranksOf(holdersOf(claims('asked', 'told', 'passing', 'kept'), layout))).toEqual(['asked']);
      expect(ranksOf(holdersOf(claims('asked', 'opened'), layout))).toEqual(['asked', 'opened']);
      expect(ranksOf(holdersOf(claims('told'), layout))).toEqual(['told']);
      expect(holdersOf(claims('pointed'), layout)).toEqual([]);
    }
    expect(ranksOf(holdersOf(claims('kept'), 'single'))).toEqual(['kept']);
    expect(holdersOf(claims('kept'), 'low')).toEqual([]);
  });
});

describe('a popup', () => {
  const room = { width: 600, height: 400 };
  const size = { width: 200, height: 100 };
  const covers = ({ x, y }: { x: number; y: number }, at: { x: number; y: number }) =>
    at.x > x && at.x < x + size.width && at.y > y && at.y < y + size.height;

  it('stands at the click where nothing hinders it', () => {
    expect(popupAt(size, { x: 100, y: 100 }, room, [])).toEqual({ x: 108, y: 108 });
  });

  it('stays in the room and beside the click in every corner', () => {
    for (const x of [0, 300, 600]) {
      for (const y of [0, 200, 400]) {
        const at = popupAt(size, { x, y }, room, []);
        expect(at.x).toBeGreaterThanOrEqual(8);
        expect(at.y).toBeGreaterThanOrEqual(8);
        expect(at.x + size.width).toBeLessThanOrEqual(room.width - 8);
        expect(at.y + size.height).toBeLessThanOrEqual(room.height - 8);
        expect(covers(at, { x, y })).toBe(false);
      }
    }
  });

  it('covers nothing that is to be kept clear while there is room near', () => {
    const kept = [
      { x: 150, y: 130 },
      { x: 220, y: 180 },
    ];
    const at = popupAt(size, { x: 100, y: 100 }, room, kept);
    expect(kept.filter((one) => covers(at, one))).toEqual([]);
    expect(Math.abs(at.x - 100) + Math.abs(at.y - 100)).toBeLessThan(260);
  });

  it('rather covers something than to stand far away', () => {
    const wide = { width: 4000, height: 100 };
    const kept = Array.from({ length: 380 }, (_, index) => ({ x: index * 10, y: 50 }));
    expect(popupAt(size, { x: 100, y: 50 }, wide, kept).x).toBeLessThan(400);
  });

  test('larger than the room begins at its corner', () => {
    expect(popupAt({ width: 900, height: 900 }, { x: 300, y: 200 }, room, [])).toEqual({ x: 8, y: 8 });
  });
});
