/* How two Roman commanders share the perimeter and the units (17.4, 17.5). */
import { action, type Situation } from '../../kit/action';
import { topFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { colleagueOf, commandersOf, isAbroad, isNear, zonesOfSphere } from '../commanders';
import { boxOf } from '../components/box';
import type { DecisionOf, G, Side } from '../state';
import { listed } from '../words';

/** Caesar says which five zones Labienus has to watch; the other five are his own (17.4). */
export const spheresStep: DecisionOf<'spheres'> = {
  prompt: () => ({
    text: 'Labienus commands five zones in a row: choose the first of them, clockwise.',
    rule: '17.4',
  }),
  proceed(play) {
    if (commandersOf(play.G, 'roman').length < 2) play.finish('divided');
    else play.ask('caesar');
  },
  actions: {
    divide: action({
      first: ({ G }) => boxOf(G).zoneIds,
      effect(play, { G, side }, first) {
        G.secret.sphere = first;
        G.takeovers = {};
        const what = G.variants.secretSpheres ? 'in secret' : `Labienus commands ${sphereName(G, first)}`;
        play.journal('17.4', `The Romans divide the perimeter: ${what}.`, { kind: 'group', side });
        play.finish('divided');
      },
      label: ({ G }, first) => `Labienus commands ${sphereName(G, first)}`,
    }),
  },
};

type AtTable = Situation<G>;

/** What Roman commanders may do about each other's units whoever moves (17.5). */
export const takeovers = {
  assume: action({
    available: ({ G, side }: AtTable) => isOneOfTwo(G, side) && isAbroad(G, side) && mayAssume(G, side),
    effect(play, { G, side }) {
      G.takeovers[side] = 'assumed';
      tell(play, side, 'takes command of all Romans within ten hexes');
    },
    label: () => 'Take command of all Romans within ten hexes',
  }),
  handBack: action({
    available: ({ G, side }: AtTable) => G.takeovers[side] === 'assumed' && isOneOfTwo(G, side),
    effect(play, { G, side }) {
      delete G.takeovers[side];
      tell(play, side, 'hands the command back');
    },
    label: () => 'Hand back the command you have taken',
  }),
  refuse: action({
    available: ({ G, side }: AtTable) => isOneOfTwo(G, side) && mayRefuse(G, side),
    effect(play, { G, side }) {
      G.takeovers[colleagueOf(side)] = 'refused';
      tell(play, side, 'keeps the command of his sphere');
    },
    label: ({ side }) => `Refuse the command to ${NAMES[colleagueOf(side)]}`,
  }),
  grant: action({
    available: ({ G, side }: AtTable) => isOneOfTwo(G, side) && G.takeovers[colleagueOf(side)] === 'refused',
    effect(play, { G, side }) {
      delete G.takeovers[colleagueOf(side)];
      tell(play, side, 'refuses the command no more');
    },
    label: ({ side }) => `Let ${NAMES[colleagueOf(side)]} take command`,
  }),
};

const NAMES: Readonly<Record<Side, string>> = {
  caesar: 'Caesar',
  labienus: 'Labienus',
  vercingetorix: 'Vercingetorix',
  relief: 'The relieving army',
};

/** Ends what has been taken over or refused by leaders who are home again (17.5). */
export function lapseTakeovers({ G }: Play<G>): void {
  for (const side of commandersOf(G, 'roman')) if (!isAbroad(G, side)) delete G.takeovers[side];
}

/** Makes known, at the end of an Assault Period, how the perimeter was shared in secret (17.8). */
export function revealSpheres(play: Play<G>): void {
  const { G } = play;
  if (G.secret.sphere === null || !G.variants.secretSpheres) return;
  play.journal('17.8', `Labienus commanded ${sphereName(G, G.secret.sphere)}.`, { kind: 'control' });
}

function mayAssume(G: G, side: Side): boolean {
  const state = G.takeovers[side];
  return state === undefined || (state === 'refused' && !isNear(G, side, colleagueOf(side)));
}

function mayRefuse(G: G, side: Side): boolean {
  const guest = colleagueOf(side);
  return G.takeovers[guest] === 'assumed' && isAbroad(G, guest) && isNear(G, guest, side);
}

/** While these go on, commanders may take over: no attack is being divided, no battle fought, no shot decided by whoever began it. */
const QUIET: readonly string[] = ['deployment', 'movement', 'offBoard'];

function isOneOfTwo(G: G, side: Side): boolean {
  const { seats } = G;
  if (seats[side] === null || seats[colleagueOf(side)] === null) return false;
  return QUIET.includes(topFrame(G).step);
}

function sphereName(G: G, first: string): string {
  return `the zones ${listed(zonesOfSphere(boxOf(G), first))}`;
}

function tell(play: Play<G>, side: Side, what: string): void {
  play.journal('17.5', `${NAMES[side]} ${what}.`, { kind: 'control', side });
}
