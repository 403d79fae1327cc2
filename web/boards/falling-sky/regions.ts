/*
 * The outlines of the Regions on the map, in arcs: each runs from junction to junction along one border, or along coast
 * and the rim of the map. Two Regions have an arc in common if and only if they are adjacent by land or across the Rhenus.
 *
 * Source: reconstruction. They follow rivers, ranges and coasts, and agree with all adjacencies.
 */
import type { RegionId } from '../../../games/falling-sky/components/map';
import { type Arc, arc } from '../../map/arcs';

/** Every arc. */
export const ARCS: readonly Arc<RegionId>[] = [
  arc('aedui', 'arverni', '292 4632 42-26 44-20 20-32 34-20'),
  arc('aedui', 'provincia', '432 4534 34 24 36 30'),
  arc('aedui', 'sequani', '502 4588-18 28 6 36 18 36 10 36'),
  arc('arverni', null, '-112 4552-2-18-6-32-4-36 58-4 54-18 52-26 32-32 14-44 20-36 34-28 38-20 42-10'),
  arc('arverni', 'provincia', '220 4248 10 36 12 32 20 42 50 24 46 28 44 36 20 46 10 42'),
  arc('atrebates', null, '156 5036-10-24-38-18-48-8-42-14-10-18 20-8-22-8-30-8'),
  arc('atrebates', 'carnutes', '-32 4874 54 10 56-6 54 12 54-6 52-8 57-10'),
  arc('atrebates', 'mandubii', '295 4866 41 6 48-6 52-8 57 14'),
  arc('atrebates', 'treveri', '493 4872 9 44-12 36-10 34'),
  arc('atrebates', 'veneti', '-24 4930 6-28-14-28'),
  arc('bituriges', 'aedui', '292 4632 20 30-14 30 7 30'),
  arc('bituriges', 'arverni', '142 4622 46 14 52-8 52 4'),
  arc(
    'britannia',
    null,
    '140 5116 0 20-44 0-14 16 40 30 38 28 14 48-42 34-84 4-42-4 28 24-24 46-70 24-80-6-90 6-62-14-14-30-86-12-54-2-16-44 56-12-6-36-54-26-60-20 20-26 114-6 74-16 36 4-30-26-110-2-30-22-50-50-66-36 52-12 94 38 50-14 70 48 60-10 80 12 52 2 58 8 80-8 70 20 42 22',
  ),
  arc('carnutes', 'bituriges', '122 4714 40 22 44 8 44 18'),
  arc('carnutes', 'mandubii', '250 4762 6 30 20 32 19 42'),
  arc('carnutes', 'pictones', '-22 4730 44-14 50 10 50-12'),
  arc('carnutes', 'veneti', '-32 4874-20-34 18-36-12-38 24-36'),
  arc(
    'cisalpina',
    null,
    '752 4378 46 10 38 26 46 26 50-14 60-20 70 14 70-4 76-2 32 12-12 60 18 38 18 38-28 54-34 46-32 38',
  ),
  arc('mandubii', 'aedui', '305 4722 47 6 50-8 56 8 60-4'),
  arc('mandubii', 'bituriges', '250 4762 30-18 25-22'),
  arc('mandubii', 'sequani', '518 4724 32 22 22 28 26 36'),
  arc('morini', null, '440 5217-14-6-16-11-15-16-23-12-27-14 13-13-21-8-45-13-52-19-54-8-26-11-2-24-2-26'),
  arc('morini', 'atrebates', '156 5036 42 6 46 12 36-2 32-6'),
  arc('morini', 'nervii', '312 5046 30 32 44 24 52 20 40 24 50 20 57 20'),
  arc('morini', 'sugambri', '585 5186-49 11-44 9-52 11'),
  arc('nervii', 'atrebates', '312 5046 26-26 36-18 52-6 54-10'),
  arc('nervii', 'sugambri', '712 5062-14 24-18 20-8 24-28 26-26 20-33 10'),
  arc('nervii', 'treveri', '480 4986 42 16 44 20 48 18 48 8 50 14'),
  arc('pictones', null, '-212 4698 6-20 24-26 36-12 26-18 14-18-18-32 12-20'),
  arc('pictones', 'arverni', '-112 4552 38-20 52 6 54 8 50 26 28 30 32 20'),
  arc('pictones', 'bituriges', '142 4622-16 30-20 30 16 32'),
  arc(
    'provincia',
    null,
    '220 4248 46-8 50 4-12 44 20 34 48 24 48 4 40-12 42-2 32-14 58-14 46 2 34 28 40 18 40 22',
  ),
  arc('provincia', 'cisalpina', '752 4378 6 34-56 14-12 36 12 34-20 26 26 30-13 40'),
  arc('sequani', 'cisalpina', '695 4592 29-4 38 8 40 10 26 32 34 8 42 6 48 40'),
  arc('sequani', 'provincia', '502 4588 44-2 42 22 32 14 42-10 33-20'),
  arc(
    'sugambri',
    null,
    '1090 5080 28 66-32 70 16 66-60 48-70 28-54 30-56 2-14-34-42 14-76 0-24-32-28 8-66-4-70-22-64-24-18-48-20-31',
  ),
  arc('sugambri', 'treveri', '712 5062 20-14 28-14'),
  arc('sugambri', 'ubii', '760 5034 46 10 46 12 50-6 56 12 60 10 72 8'),
  arc('treveri', 'mandubii', '493 4872 33-26 36-22 36-14'),
  arc('treveri', 'sequani', '598 4810 44-6 40 6 30 26 40 30 53 16'),
  arc('ubii', null, '1170 4700-24 62 16 74-30 76 16 80-58 88'),
  arc('ubii', 'cisalpina', '952 4692 46-8 50 6 54 6 68 4'),
  arc('ubii', 'sequani', '805 4882-23-30-10-32-14-34 2-28 46-2 50 6 34 4 42-8 30-14-10-26 0-26'),
  arc('ubii', 'treveri', '760 5034 6-22 36-14 28 0 8-36 8-34-16-26-25-20'),
  arc(
    'veneti',
    null,
    '-24 4930-68 10-36-2 2 32-66 0 12-32 20-36 8-36-54 0-64-10-38 30-44-2-44-12-66-14-16-16 22-14 22-16-38-8 36-24 26 6 58-10 40-20 32-6 28-20 34-14 6-18',
  ),
  arc('veneti', 'pictones', '-212 4698 50 0 54 14 46 12 40 6'),
];
