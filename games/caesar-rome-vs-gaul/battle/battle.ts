/* How battles begin (13.1, 17.1.5). */
import { putInto } from '../removal';
import type { ProcedureOf } from '../state';
import { hostsOf, nativeHosts } from './host';

/** A battle between what stands outside in a space and who has sortied there (13.1, 14.6.2). */
export const battleStep: ProcedureOf<'battle'> = {
  proceed(play, battle) {
    const { G } = play;
    const { space, from, bySea, sortied } = battle;
    for (const id of sortied) putInto(G, id, space);
    play.become({
      step: 'fight',
      sides: [],
      space,
      hosts: hostsOf(G, battle),
      from,
      bySea,
      sortied,
      stage: 'sorties',
      turn: 'attacker',
      asked: [],
      results: null,
      winner: null,
    });
  },
};

/** A people that is no counter attacks a Roman Army (17.1.5). */
export const nativeBattleStep: ProcedureOf<'nativeBattle'> = {
  proceed(play, battle) {
    play.become({
      step: 'fight',
      sides: [],
      space: battle.space,
      hosts: nativeHosts(play.G, battle),
      from: null,
      bySea: false,
      sortied: [],
      stage: 'odds',
      turn: 'attacker',
      asked: [],
      results: null,
      winner: null,
    });
  },
};
