/* Areas are marked freely, and activated together by one button. */
import { describe, expect, it } from 'vitest';
import { CaesarsGallicWar } from '../../../games/caesars-gallic-war';
import { findFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { MARKING, words } from '../../../web/boards/caesars-gallic-war/selection';
import { markingOf } from '../../../web/map/marking';
import { choicesOf } from '../../../web/table/choices/choices';
import { moving } from '../../caesars-gallic-war/table';

const HOME = 'transalpine-gaul';
const activate = (place: string): LegalMove => ({ move: 'activate', args: [place] });
const BEGIN: LegalMove = { move: 'begin', args: [] };

function position() {
  const roman = {
    [HOME]: ['legion-vii', 'legion-viii'],
    aedui: ['aedui'],
    allobroges: ['allobroges'],
    remi: ['remi'],
  };
  return moving('roman', { roman });
}

function marked(...plan: LegalMove[]) {
  const { G } = position();
  const { rulebook } = CaesarsGallicWar;
  const state = { id: 0, G: rulebook.view(G, ['roman']), deciding: [], plugins: {}, log: [], over: null };
  const choices = choicesOf(CaesarsGallicWar, { seat: G.seats.roman, state });
  const marking = markingOf(choices, words, MARKING, plan);
  if (marking === null) throw new Error('nothing is to be marked');
  return marking;
}

const LIMIT = findFrame(position().G, 'groups')?.limit ?? 0;

describe('marking', () => {
  it('marks and unmarks as often as one likes', () => {
    expect(LIMIT).toBe(3);
    expect([...marked().markable].sort()).toEqual(['aedui', 'allobroges', 'remi', HOME]);
    expect(marked().toggled('aedui')).toEqual(['aedui']);
    expect(marked(activate('aedui')).toggled('remi')).toEqual(['aedui', 'remi']);
    expect(marked(activate('aedui'), activate('remi')).toggled('aedui')).toEqual(['remi']);
  });

  it('ends with what begins the movement, unless that begins by itself', () => {
    expect(marked().movesFor(['aedui'])).toEqual([activate('aedui'), BEGIN]);
    const all = ['aedui', 'remi', HOME] as const;
    expect(marked().movesFor(all)).toEqual(all.map(activate));
  });

  it('offers no more areas than the card has points for', () => {
    const full = marked(activate('aedui'), activate('remi'), activate(HOME), BEGIN);
    expect([...full.markable]).toEqual(['aedui', 'remi', HOME]);
    expect(full.toggled('remi')).toEqual(['aedui', HOME]);
  });

  it('knows where units of an area could go', () => {
    expect([...marked().reachOf(HOME)].sort()).toEqual(['allobroges', 'boii', 'helvetii', 'volcae']);
    expect(marked().reachOf('germania')).toEqual([]);
  });
});
