/* Which way to march, at a glance. */
import type { FrameAt } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { boxOf } from '../components/box';
import { ACTIVATION, armyOf } from '../movement/march';
import { battleRatingOf, commandRatingOf, isUnit, strengthOfAll, unitsIn } from '../pieces';
import { enemyOf, type G } from '../state';
import { strengthIn } from './field';
import { Theatre } from './theatre';

/** Returns weights for what a movement may do next (10.2). */
export function marchWeights(G: G, frame: FrameAt<G, 'march'>, moves: readonly LegalMove[]): number[] {
  const { side, group, at, commander } = frame;
  const theatre = new Theatre(G, side);
  const strength = strengthOfAll(G, group);
  const drawn = (space: string) => theatre.draw(strength, space);
  const here = theatre.worth(strength, at);
  const danger = side === 'gallic' ? threat(theatre, at) : 0;
  const hasRoom = group.filter((id) => isUnit(G, id)).length < commandRatingOf(G, commander);
  return moves.map(({ move, args: [argument] }) => {
    const to = String(argument);
    switch (move) {
      case 'go': {
        if (theatre.enemies(to) > 0 && theatre.worth(strength, to) < 0.5) return 0.02;
        const gain = drawn(to) - drawn(at);
        const isJoined = hasRoom && strengthIn(theatre.field, side, to).outside > 0;
        return gain > 0 ? 2 + 2 * gain + (isJoined ? JOINED : 0) : 0.15;
      }
      case 'siege':
        return here >= FAIR ? 12 : 0.01;
      case 'removeMarker':
        return boxOf(G).space[at].kind === 'vp' ? 20 : drawn(at) > 2 * here ? 1 : 6;
      case 'take':
        return hasRoom ? 4 : 0.1;
      case 'leave':
        return 0.03;
      case 'enter':
        return side === 'gallic' ? 1 + danger : 0.2;
      case 'sortie':
        return 0.3;
      case 'hurry':
        return 0.4;
      default:
        return (here >= 1.5 ? 2 : frame.acted ? 0.5 : 0.02) * theatre.safety(strength, at);
    }
  });
}

/** From this worth on a place is besieged: with odds of at least 1. */
const FAIR = 1.5;

/** How much it draws who can lead more on that some are there. */
const JOINED = 1.5;

function threat({ G, side, field }: Theatre, space: string): number {
  const own = strengthIn(field, side, space);
  let most = 0;
  for (const { outside } of field[enemyOf(side)].values()) most = Math.max(most, outside);
  return G.markers[space]?.side === side && most > own.outside + own.inside ? 2 : 0;
}

/** How much less a movement is worth under a commander who leads more units than he can (9.3). */
const OVERBURDENED = 0.1;

/** What an Army is drawn on by that has a fair target where it is. */
const TARGET = 12;
/** What it is worth to move for nothing. */
const IDLE = 0.02;
/** How much a Leader who leads nobody hurries to those whom he may lead. */
const LONELY = 0.4;

/** Returns how promising it is to activate a Leader or Combat Unit, alone or with an Army (7.7.1). */
export function activationWeight(theatre: Theatre, commander: string, withWhom: string): number {
  const { G, side } = theatre;
  const group = withWhom === 'army' ? armyOf(G, side, commander, ACTIVATION) : [commander];
  const strength = strengthOfAll(G, group);
  const { at } = G.pieces[commander];
  const rating = 1 + battleRatingOf(G, commander) / 3;
  if (strength === 0)
    return unitsIn(G, side, at).length > 0 ? 0.05 : 0.05 + LONELY * (rating - 1) * theatre.draw(0, at);
  const bold = side === 'roman' ? 1 : 0.5;
  const burden =
    group.filter((id) => isUnit(G, id)).length > commandRatingOf(G, commander) ? OVERBURDENED : 1;
  return IDLE + burden * bold * (0.5 + strength / 4) * rating * (theatre.draw(strength, at) / TARGET);
}
