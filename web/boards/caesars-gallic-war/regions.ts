/*
 * The outlines of the areas on the map, in arcs: each runs from junction to junction along one border, or along coast
 * and the rim of the map. Two areas have an arc in common if and only if the rules know a border between them.
 *
 * Source: reconstruction. The published map was not at hand; the outlines follow rivers, ranges and coasts.
 */
import type { AreaId, Source } from '../../../games/caesars-gallic-war/components/areas';

/** A point [longitude, latitude] in degrees. */
export type Degrees = readonly [number, number];

/** A piece of outline: the areas on its sides, null for what is not on the map, and its points. */
export interface Arc {
  areas: readonly [AreaId, AreaId | null];
  points: readonly Degrees[];
}

/** Where the outlines come from. */
export const SOURCE: Source = 'reconstruction';

/**
 * Reads an arc as it is written, so that it is short: longitude and latitude of the first point in hundredths of a
 * degree, and then how far each point lies east and north of the one before.
 */
function arc(a: AreaId, b: AreaId | null, written: string): Arc {
  const steps = written.match(/-?\d+/g)?.map(Number) ?? [];
  const points: Degrees[] = [];
  let [east, north] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    east += steps[index];
    north += steps[index + 1];
    points.push([east / 100, north / 100]);
  }
  return { areas: [a, b], points };
}

/** Every arc. */
export const ARCS: readonly Arc[] = [
  arc('aedui', 'allobroges', '470 4588 16 46'),
  arc('aedui', 'arverni', '298 4700 9-23 19-11 10-10'),
  arc('aedui', 'bituriges', '292 4740 12-16-6-24'),
  arc('aedui', 'boii', '336 4656 22-9 32-9 6-3 15-15 33-9 26-23'),
  arc('aedui', 'mandubii', '534 4727-17 0-17 4-17 1-34-8-17 5-51 4-16 5-17 2-14 7-9 1-33-8'),
  arc('aedui', 'sequani', '486 4634 9 23-6 17 1 6 24 24 17 5 5 6-2 12'),
  arc('allobroges', 'boii', '470 4588 9-28-6-23 9-17-4-28'),
  arc('allobroges', 'helvetii', '687 4612-5 23-15 4-16 0-16-4-13-7-4-5-8-3-17 0'),
  arc('allobroges', 'sequani', '593 4620-25 2-18-3-17 0-22 11-25 4'),
  arc(
    'allobroges',
    'transalpine-gaul',
    '478 4492 17 2 40-8 25 2 8 1 27 14 17 13 6 18 24 17 21 31 3 12 12 8 9 10',
  ),
  arc('andes', null, '-109 4941-18 11 3 12-5 6-36-2-26 3 10-32 21-23 5-46-4-5'),
  arc('andes', 'carnutes', '2 4722 15 45 20 39 3 11'),
  arc('andes', 'esuvii', '40 4817-26 15-37 15-13 16-22 8-14 8-22 17-5 18-10 15 0 12'),
  arc('andes', 'pictones', '-122 4738 26 1 25-6 34 2 39-13'),
  arc('andes', 'veneti', '-159 4865 10-9 14-8 7-23 9-17 0-6-6-11-1-36 4-17'),
  arc('arverni', 'bituriges', '298 4700-2-18-3-5-17-14-13-15-13-7-15-15-23-8'),
  arc('arverni', 'boii', '366 4488-16 44-12 16 10 57-6 11 2 18-8 22'),
  arc('arverni', 'cadurci', '196 4536 47-36 24-8 19-12'),
  arc('arverni', 'santones', '212 4618 0-24-6-24-12-22 2-12'),
  arc('arverni', 'volcae', '286 4480 33-3 16 2 31 9'),
  arc('atrebates', null, '257 5112-72-14-21-8-13-69'),
  arc('atrebates', 'bellovaci', '151 5021 41-11 11-10 14-7 44-2 16 3 35-3 26 2'),
  arc('atrebates', 'menapi', '398 5042-24 7-24 18-65 15-11 10-5 11-12 9'),
  arc('atrebates', 'remi', '338 4993 16 14 15 6 8 11 21 18'),
  arc('bellovaci', null, '151 5021-32-23-63-14-31-12-14-13 1-15'),
  arc('bellovaci', 'esuvii', '12 4944 33 2 25-3 17 2 16-4 19-12 14-6 14-14'),
  arc('bellovaci', 'mandubii', '150 4909 30-9 9-1 24 2 24-7 33 4 26-1 24 5'),
  arc('bellovaci', 'remi', '320 4902 10 16 1 18-6 29 12 16 1 12'),
  arc('bituriges', 'carnutes', '242 4782-30-21-23-8-14-16-28-13-16-14-29-12'),
  arc('bituriges', 'mandubii', '292 4740-16 22-34 20'),
  arc('bituriges', 'pictones', '102 4698 0-6 12-16 0-11-14-39'),
  arc('bituriges', 'santones', '100 4626 44 5 34-8 34-5'),
  arc('boii', 'transalpine-gaul', '402 4446 34 26 25 7 10 10 7 3'),
  arc('boii', 'volcae', '366 4488 36-42'),
  arc(
    'britannia',
    null,
    '-570 5006 23 5 16-3 8-9 12 2 12 15 26 13 36 7 43-6 16-8 10 0 16 16 7 21 43 12 26 0 32-13 11 4 35 0 13 9 17 3 44-15 24 18 24-2 53 7 49-6 50 16 20 1 7 11 36 13 5 21-45 0-13 5-3 8 15 22 28 10 8 11 23 15 17 37-5 24-26 17-49 10-33 0-12-4-12-11-18 3-7 11 21 14 2 8-12 22-12 8-63 0-87-6-110 2-67-6-48-9-20 4-26-2-26 11-18-2-12-11 22-13 6-10-33-24 16-2 19 9 18 0 9-18-1-31-9-11-33-15-55-12-21-11 6-17 25-13 35 11 18 1 14-8 3-9 22-1 20 5 30-19 49-3 4-12-19-6-61 4-41-6-2-13-25-5-9-22-19-16-20-7-29-26-42-16-1-7',
  ),
  arc('cadurci', 'santones', '196 4536-26-1-33-7-8-3-12-9-15-6-26-5-15-16-59-34'),
  arc('cadurci', 'tarbelli', '2 4455 19-11 15-14 22-10 12-8'),
  arc('cadurci', 'tolosates', '70 4412 48-7 17 2 8-1 7-4 24-4'),
  arc('cadurci', 'volcae', '174 4398 37 14 18 27 21 10 22 17 14 14'),
  arc('carnutes', 'esuvii', '145 4866-43-4-41-36-13-7-8-2'),
  arc('carnutes', 'mandubii', '242 4782 17 13 3 5 2 23-9 11-7 4-17 3-53 18-33 7'),
  arc('carnutes', 'pictones', '2 4722 8-2 12-8 23-6 57-8'),
  arc('esuvii', null, '12 4944-9-9-24-5-88 11'),
  arc('esuvii', 'mandubii', '145 4866 0 6-7 10 0 6 12 21'),
  arc(
    'germania',
    null,
    '759 4776 17 22 55 23 94 27 59 7 67 27 8 163-1 306-81 5-45-5-93 0-40 4-53-6-34 3-19-9-28 13-21-1-39-10-31 2-27-3 12-10-12-11-43-16-9 1-7 9-14-9-16-56-12-21-25-24-16-8',
  ),
  arc('germania', 'leuci', '842 4928-13-15-6-12-19-13-4-5-23-32-17-33'),
  arc(
    'germania',
    'menapi',
    '405 5199 25-3 17 0 25-6 17 1 25 7 34-1 41-8 18 0 8-2 27-15 16-13 6-11 13-15 1-12 5-11',
  ),
  arc('germania', 'sequani', '760 4818-6-30 5-12'),
  arc(
    'germania',
    'treveri',
    '683 5110 18-26 24-17 13-16 19-12 28-35 6-4 9-2 16 1 8-3 5-5 4-5 8-29-3-12 4-17',
  ),
  arc('helvetii', null, '774 4588 35 27 20 23 21 10 47 8 36 19 18 22 0 46-8 8-32 11-54 6-39-10-59-5'),
  arc('helvetii', 'sequani', '759 4753-7-3-18-2-21-11-28-29-30-13-19-20-20-11-17-21-6-23'),
  arc('helvetii', 'transalpine-gaul', '687 4612 9-10 12-7 32-6 26 1 8-2'),
  arc('leuci', 'mandubii', '550 4850 21-26 1-12 6-17'),
  arc('leuci', 'sequani', '578 4795 33-2 42 1 25-6 46 15 36 15'),
  arc(
    'leuci',
    'treveri',
    '842 4928-17 1-9-2-25 6-26 1-26 0-25-5-9 0-18 5-9 0-32-9-17-2-44-19-9-11-4-12-15-14-7-17',
  ),
  arc('mandubii', 'remi', '510 4885-23-7-9 0-21 8-26 4-20 11-24 5-25 1-25-5-17 0'),
  arc('mandubii', 'sequani', '534 4727 3 17 21 26 1 13 19 12'),
  arc('mandubii', 'treveri', '550 4850-11 22-17 5-12 8'),
  arc('menapi', null, '405 5199-58-43-8-14-82-30'),
  arc('menapi', 'remi', '398 5042 29-11 25 3 13 7 25 1'),
  arc('menapi', 'treveri', '490 5042 24 5 37 14 33 18 24 5 45 15 14 8 16 3'),
  arc('pictones', null, '-225 4720-3-19 39-35 9-14 33-16-5-14 19-7 15 0'),
  arc('pictones', 'santones', '-118 4615 21 10 31 6 17 0 8-2 14-8 48-11 17 0 15 5 17 0 30 11'),
  arc('pictones', 'veneti', '-122 4738-35-17-26 2-17-4-25 1'),
  arc('remi', 'treveri', '510 4885 20 19 3 12-12 16-3 12-4 5-14 14-25 16-4 6 0 6 12 16 3 24 4 11'),
  arc('santones', null, '-118 4615 6-10-15-4-10 5 1-9 10-11 4-15 14-10-1-5'),
  arc('santones', 'tarbelli', '-109 4556 16-13 7-11 10-9 10-22 16-13 14-21 14-7 24-5'),
  arc('sequani', null, '759 4753 0 23'),
  arc('tarbelli', null, '-109 4556-30-169-11-29-9-12-14-8 38-21 8-13 75-19 34-14 46-1'),
  arc('tarbelli', 'tolosates', '28 4270 12 22-2 30 11 10 12 40-1 12 10 16 0 12'),
  arc('tolosates', null, '28 4270 82-1 51-15'),
  arc('tolosates', 'volcae', '161 4254 1 12 4 5 11 40-5 18 9 11 4 12-11 46'),
  arc(
    'transalpine-gaul',
    null,
    '305 4283 6 25 21 18 20 4 50 25 16-7 33-5 13-7 64-4 11-11 23-4 20-10 18 0 22-6 20 12 21 6 12 19 38 18 9 9 34 14 8 9-1 19-56 19-11 9 7 30-30 35 101 88',
  ),
  arc('transalpine-gaul', 'volcae', '402 4446-15-15-5-11-10-10-24-8-14-16-63-32-6-24-8-17 1-6 15-15 32-9'),
  arc(
    'veneti',
    null,
    '-159 4865-15-2-12 6-33-4-15 3-34-12-10 3-26 25-14 3-32-4-18-11-30 0-51-7-21-8-7-9 0-12 15-8 6-11-15-12 30-10 7-14 35 5 43-10 34-11 11-17 14 8 15-5 19 0 9-7 2-14 27-10',
  ),
  arc('volcae', null, '161 4254 85-18 27 9 42 0-11 19 1 19'),
];
