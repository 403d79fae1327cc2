/* What the hexes of a map must be to each other. */
import type { Tell } from '../../../kit/components/check/fault';
import { DIRECTIONS, type Hex, OFF_BOARD, opposite } from '../hex';
import type { Checked } from './checked';

const LINES = ['perimeter', 'camp', 'trench', 'rivers'] as const;

/** Tells what is wrong with the map of a set of components. */
export function mapFaults(checked: Checked, tell: Tell): void {
  for (const check of [town, sectors, lines, rivers, marked]) check(checked, tell);
}

function town({ hexes }: Checked, tell: Tell): void {
  const all = [...hexes.values()];
  if (all.every(({ terrain }) => terrain !== 'town')) tell('map.terrain', 'there is no town (3.3)');
  for (const { id, terrain, area, sector, edge } of all) {
    const isTown = terrain === 'town';
    if (isTown !== (area === 't')) tell(`map.areas (${id})`, 'the letter t, and no other, is for the town');
    if (isTown !== sector < 0) tell(`map.sectors (${id})`, 'a dot, and no digit, is for the town');
    if (isTown && edge) tell(`map.terrain (${id})`, 'the town lies on the edge of the board (3.3)');
  }
}

function sectors({ components, hexes }: Checked, tell: Tell): void {
  const faced = new Set([...hexes.values()].map(({ sector }) => sector));
  for (const [place, { id }] of components.zones.entries())
    if (!faced.delete(place)) tell('map.sectors', `no hex faces zone ${id} (17.4)`);
  faced.delete(-1);
  for (const place of faced) tell('map.sectors', `there is no zone for the digit ${place}`);
}

/** Both hexes of a hexside tell of what crosses it; only water leaves the board. */
function lines({ components: { map }, hexes }: Checked, tell: Tell): void {
  const all = [...hexes.values()];
  for (const line of LINES)
    for (const name of Object.keys(map[line])) {
      const where = `map.${line}.${name}`;
      const hex = hexes.get(name);
      if (hex === undefined) tell(where, 'there is no such hex');
      else
        for (const side of sidesOf(hex, line)) {
          const beyond = hex.neighbours[side];
          if (beyond !== OFF_BOARD) {
            if (!sidesOf(all[beyond], line).includes(opposite(side)))
              tell(
                where,
                `${DIRECTIONS[side]}: ${all[beyond].id} does not say ${DIRECTIONS[opposite(side)]}`,
              );
          } else if (line !== 'rivers') tell(where, `${DIRECTIONS[side]} leads off the board`);
        }
    }
}

function rivers({ hexes }: Checked, tell: Tell): void {
  const all = [...hexes.values()];
  for (const { id, rivers, river, neighbours } of all)
    for (const [side, flows] of river.entries()) {
      const beyond = neighbours[side];
      if (!flows || beyond === OFF_BOARD || !all[beyond].river[opposite(side)]) continue;
      if (!all[beyond].rivers.some((name) => rivers.includes(name)))
        tell(`map.rivers.${id}`, `${DIRECTIONS[side]}: ${all[beyond].id} is of another river`);
    }
}

function marked({ components: { map }, hexes }: Checked, tell: Tell): void {
  const check = (list: 'split' | 'bridges', fits: (hex: Hex) => boolean, what: string) => {
    for (const [index, name] of map[list].entries()) {
      const hex = hexes.get(name);
      const where = `map.${list}[${index}] (${name})`;
      if (hex === undefined) tell(where, 'there is no such hex');
      else if (!fits(hex)) tell(where, what);
    }
  };
  const has = (sides: readonly boolean[]) => sides.includes(true);
  check(
    'split',
    ({ perimeter, camp }) => has(perimeter) && has(camp),
    'it has not both kinds of rampart (7.4)',
  );
  check(
    'bridges',
    ({ river, perimeter, camp }) => has(river) && (has(perimeter) || has(camp)),
    'no rampart meets a river there (25.5)',
  );
}

function sidesOf(hex: Hex, line: (typeof LINES)[number]): number[] {
  return hex[line === 'rivers' ? 'river' : line].flatMap((crosses, side) => (crosses ? [side] : []));
}
