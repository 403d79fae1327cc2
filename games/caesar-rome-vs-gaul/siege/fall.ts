/* How a siege succeeds: the Fortified Location falls or surrenders, and what becomes of who is inside (14.4, 14.7, 19.3). */
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { removeMarker } from '../influence';
import { factsOf, isUnit, leadersIn, piecesAt } from '../pieces';
import { displaceLeader, eliminate, endSiege, removeTown, submit } from '../removal';
import type { G, Side } from '../state';
import { adjectiveOf, sentence } from '../words';
import { locationName } from './defence';

/** The Fortified Location of a space falls to a side that has the Siege Points it needs: who is inside is eliminated (14.4.2). */
export function fall(play: Play<G>, by: Side, space: string): void {
  tell(play, by, space, '14.4.2', 'falls');
  defeat(play, by, space, (ids) => {
    for (const id of ids) eliminate(play, id, '14.4.2');
  });
}

/** The Fortified Location of a space surrenders to a side: Gauls submit to Caesar, Romans are eliminated (14.4.3, 14.3.3). */
export function surrender(play: Play<G>, by: Side, space: string): void {
  tell(play, by, space, '14.4.3', 'surrenders');
  defeat(play, by, space, (ids) => {
    if (by === 'roman') submit(play, ids, '14.3.3');
    else for (const id of ids) eliminate(play, id, '14.4.3');
  });
}

function tell(play: Play<G>, side: Side, space: string, rule: string, verb: string): void {
  play.journal(rule, `${sentence(locationName(play.G, space))} ${verb}.`, {
    kind: 'won',
    side,
    places: [space],
  });
}

/** `undo` does to the Combat Units inside, and to the Tribe whose Fortified Town it is, what becomes of them (11.2.4). */
function defeat(play: Play<G>, by: Side, space: string, undo: (ids: readonly string[]) => void): void {
  const { G } = play;
  const marker = G.markers[space];
  const inside = piecesAt(G, space).filter((id) => G.pieces[id].inside && isUnit(G, id));
  for (const id of leadersIn(G, marker.side, space, 'inside'))
    if (factsOf(G, id).kind === 'leader') displaceLeader(play, id);
  if (marker.kind === 'town') {
    undo([...new Set([...inside, marker.tribe])]);
    if (G.markers[space]?.kind === 'town') removeTown(play, space);
    return;
  }
  undo(inside);
  endSiege(G, space);
  if (marker.kind === 'city') turnCity(play, by, space);
  else removeStronghold(play, space);
}

function turnCity(play: Play<G>, side: Side, space: string): void {
  const { G } = play;
  G.markers = { ...G.markers, [space]: { kind: 'city', side } };
  play.journal('14.4.2', `${sentence(locationName(G, space))} is ${adjectiveOf(side)} now.`, {
    kind: 'control',
    side,
    places: [space],
  });
}

function removeStronghold(play: Play<G>, space: string): void {
  const { G } = play;
  play.journal('14.7.2', `${sentence(locationName(G, space))} is removed.`, {
    kind: 'control',
    side: 'roman',
    places: [space],
  });
  removeMarker(G, space);
  if (space !== boxOf(G).components.named.pass || G.conquered.pass > 0) return;
  G.conquered.pass = G.turn;
  play.journal('19.3', "Caesar's Pass is open: one Victory Point for Rome.", {
    side: 'roman',
    places: [space],
  });
}
