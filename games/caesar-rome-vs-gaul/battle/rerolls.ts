/* Rerolls (13.5): those of the commanders one after the other (13.5.1), of a card, and of Elite units. */
import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { DecisionOf, G } from '../state';
import { countOf, pieceName, sentence, spaceName } from '../words';
import type { Host, RerollKind, Role } from './frames';

/** Both sides of a battle, in the order in which they decide. */
export const ROLES: readonly Role[] = ['attacker', 'defender'];

/** An Elite unit that had a die show one of these loses a step (13.5.3). */
const COSTLY = [1, 6];

const RULES: Record<RerollKind, string> = { leader: '13.5.2', card: '7.5.4', elite: '13.5.3' };

/** Returns the other side of a battle. */
export function other(role: Role): Role {
  return role === 'attacker' ? 'defender' : 'attacker';
}

/** One of the two own dice or of the enemy's is rolled again, or none; of two that show the same it does not matter which. */
export const rerollStep: DecisionOf<'reroll'> = {
  prompt({ G, frame: { role, kind } }) {
    const { hosts, space } = frameOf(G, 'fight');
    const { rerolls, elite } = hosts[role];
    const whose =
      kind === 'leader'
        ? `${countOf(rerolls, 'reroll')} left`
        : kind === 'card'
          ? 'the reroll of the card'
          : `the Elite reroll, which costs ${pieceName(G, elite ?? '')} a step if the new die is a 1 or a 6`;
    return {
      rule: RULES[kind],
      text: `Choose a die to be rolled again in ${spaceName(G, space)}: ${whose}.`,
    };
  },
  actions: {
    reroll: action({
      first: () => ROLES,
      second: ({ G }, whose) => {
        const { dice } = frameOf(G, 'fight').hosts[whose];
        return [...dice.keys()].filter((index) => dice.indexOf(dice[index]) === index);
      },
      effect(play, { frame: { role, kind } }, whose, index) {
        const { hosts } = frameOf(play.G, 'fight');
        const [die] = play.roll(1);
        tell(play, hosts[role], hosts[whose], hosts[whose].dice[index], die, RULES[kind]);
        hosts[whose].dice = hosts[whose].dice.with(index, die);
        if (kind === 'leader') hosts[role].rerolls--;
        if (kind === 'elite') {
          if (COSTLY.includes(die)) hosts[role].spent = hosts[role].elite;
          hosts[role].elite = null;
        }
        play.finish();
      },
      label({ G, frame: { role } }, whose, index) {
        const { name, dice } = frameOf(G, 'fight').hosts[whose];
        return whose === role ? `Reroll your ${dice[index]}` : `Make ${name} reroll a ${dice[index]}`;
      },
    }),
    pass: action({
      effect(play, { side, frame: { role, kind } }) {
        const host = frameOf(play.G, 'fight').hosts[role];
        if (kind === 'leader') host.rerolls--;
        if (kind === 'elite') host.elite = null;
        play.journal(RULES[kind], `${sentence(host.name)}: no reroll.`, { side });
        play.finish();
      },
      label: ({ frame: { kind } }) => (kind === 'leader' ? 'Pass, which uses one reroll' : 'Reroll nothing'),
    }),
  },
};

function tell(play: Play<G>, by: Host, whose: Host, before: number, after: number, rule: string): void {
  const what = by === whose ? 'an own die' : `a die of ${whose.name}`;
  play.journal(rule, `${sentence(by.name)}: ${what} is rolled again, ${before} becomes ${after}.`, {
    kind: 'roll',
    side: by.side ?? undefined,
    places: [frameOf(play.G, 'fight').space],
  });
}
