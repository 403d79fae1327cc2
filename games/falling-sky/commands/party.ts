/* The pieces that March together: kinds with counts, and of another Faction where its pieces count as own (3.2.2, 3.3.2, 4.5.1). */
import { FACTIONS, type Faction, nameOf } from '../components/factions';
import { emptyGroup, type Group, LIES, mobileOf } from '../pieces/force';

/** Pieces that are together, by their Faction; a Faction without any has none. */
export type Party = Partial<Record<Faction, Group>>;

/** The kinds of pieces that can March; pieces of a kind are alike. */
export const KINDS = ['leader', 'legions', ...LIES] as const;
export type Kind = (typeof KINDS)[number];

/** Returns a party without pieces. */
export function emptyParty(): Party {
  return {};
}

/** A party without pieces, to be read. */
export const NO_PARTY: Readonly<Party> = emptyParty();

/** Returns the pieces of a Faction in a party; none where it has none. */
export function groupIn(party: Readonly<Party>, faction: Faction): Readonly<Group> {
  return party[faction] ?? NOBODY;
}

const NOBODY: Readonly<Group> = emptyGroup();

/** Returns how many pieces there are in a party. */
export function sizeOf(party: Readonly<Party>): number {
  let size = 0;
  for (const faction of FACTIONS) {
    const group = party[faction];
    if (group !== undefined) size += mobileOf(group);
  }
  return size;
}

/** Returns how many pieces of a kind there are in a group. */
export function countOf(group: Readonly<Group>, kind: Kind): number {
  if (kind === 'leader') return group.leader === null ? 0 : 1;
  return kind === 'legions' ? group.legions : group[kind];
}

/** Pieces of a kind in a party, and how they are called in a move: `hidden`, or `germans hidden` of another Faction than the own. */
export interface KindInParty {
  key: string;
  faction: Faction;
  kind: Kind;
  count: number;
}

/** Returns the kinds of pieces in a party, each with how many there are. */
export function kindsInParty(party: Readonly<Party>, own: Faction): KindInParty[] {
  const parts: KindInParty[] = [];
  for (const faction of FACTIONS) {
    const group = party[faction];
    if (group === undefined) continue;
    for (const kind of KINDS) {
      const count = countOf(group, kind);
      if (count > 0) parts.push({ key: faction === own ? kind : `${faction} ${kind}`, faction, kind, count });
    }
  }
  return parts;
}

/** Returns the pieces of a kind in a party by what they are called. Throws when there are none. */
export function kindInParty(party: Readonly<Party>, own: Faction, key: string): KindInParty {
  const part = kindsInParty(party, own).find((each) => each.key === key);
  if (part === undefined) throw new Error(`no ${key} are there`);
  return part;
}

/** Returns a party in words: "the Leader, 4 Legions, 3 Hidden Auxilia". */
export function partyName(party: Readonly<Party>, own: Faction): string {
  const parts = kindsInParty(party, own).map(({ faction, kind, count }) =>
    faction === own
      ? pieceName(faction, kind, count)
      : `${pieceName(faction, kind, count)} of the ${nameOf(faction)}`,
  );
  return parts.join(', ');
}

/** Moves pieces of a kind from a party to another. */
export function transferKind(from: Party, to: Party, { faction, kind }: KindInParty, count: number): void {
  const { leader } = groupIn(from, faction);
  change(from, faction, kind, -count);
  change(to, faction, kind, count, leader);
}

/** Returns pieces of a kind in words: "the Leader", "2 Legions", "a Hidden Auxilia", "3 Scouted Warbands". */
export function pieceName(faction: Faction, kind: Kind, count: number): string {
  if (kind === 'leader') return 'the Leader';
  const number = count === 1 ? 'a' : `${count}`;
  if (kind === 'legions') return `${number} ${count === 1 ? 'Legion' : 'Legions'}`;
  const lie = `${kind[0].toUpperCase()}${kind.slice(1)}`;
  return `${number} ${lie} ${faction === 'romans' ? 'Auxilia' : count === 1 ? 'Warband' : 'Warbands'}`;
}

/** Adds pieces of a kind to a party, or takes them off where `count` is negative. A Leader is the one in `leader`. */
export function change(
  party: Party,
  faction: Faction,
  kind: Kind,
  count: number,
  leader: Group['leader'] = null,
): void {
  const group = party[faction] ?? emptyGroup();
  if (kind === 'leader') group.leader = count > 0 ? leader : null;
  else group[kind] = Math.max(0, group[kind] + count);
  if (mobileOf(group) === 0) party[faction] = undefined;
  else party[faction] = group;
}

/** Adds all pieces of a party to another. */
export function join(party: Party, other: Readonly<Party>): void {
  for (const faction of FACTIONS) {
    const group = other[faction];
    if (group === undefined) continue;
    for (const kind of KINDS) {
      const count = countOf(group, kind);
      if (count > 0) change(party, faction, kind, count, group.leader);
    }
  }
}
