/*
 * Draws the coastlines once and writes them to mediterranean.geo.ts, gaul.geo.ts and gallia.geo.ts, which are committed:
 *
 *     npx tsx web/map/coastline.build.ts
 *
 * Land is Natural Earth's (public domain), from the package world-atlas. d3-geo cuts it to a frame around the drawing;
 * then crowded spots are magnified, the lines simplified and rounded. The browser gets numbers only. Run it again
 * after a change of ./mediterranean.ts, ./gaul.ts or ./gallia.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type GeoContext,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoConicConformal,
  geoEquirectangular,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import * as gallia from './gallia';
import * as gaul from './gaul';
import * as mediterranean from './mediterranean';
import { type Cone, type Focus, magnify, type Plate, type Point, type Projection } from './projection';

type Ridges = readonly (readonly (readonly [number, number])[])[];

/** A drawing, and the ranges whose ridges are hatched (degrees). */
interface Drawing {
  name: string;
  /** How far a line may stray when points are left out, in units of the drawing: within it, and beyond. */
  tolerance: { inside: number; outside: number };
  /** To what points are rounded, in units of the drawing. */
  grain: number;
  plan: {
    VIEW: { width: number; height: number };
    FOCI?: readonly Focus[];
    project: Projection;
  } & ({ CONE: Cone } | { PLATE: Plate });
  ridges: Ridges;
}

/** How far the land goes on beyond the drawing, in units of the drawing. */
const MARGIN = 900;
/** Islands smaller than this (square units) are left out: within the drawing, and beyond it. */
const LEAST_AREA = { inside: 24, outside: 900 };
const MEDITERRANEAN_RIDGES: Ridges = [
  [
    [-1.5, 43.0],
    [0.5, 42.7],
    [2.4, 42.4],
  ],
  [
    [-6.5, 43.0],
    [-4.6, 43.1],
    [-3.2, 43.0],
  ],
  [
    [-5.6, 40.4],
    [-4.0, 40.9],
    [-3.2, 41.2],
  ],
  [
    [-3.8, 37.1],
    [-2.6, 37.3],
  ],
  [
    [-7.5, 31.2],
    [-5.6, 32.2],
    [-4.2, 33.4],
  ],
  [
    [0.2, 34.0],
    [2.4, 34.8],
    [4.8, 35.6],
  ],
  [
    [6.6, 44.3],
    [6.9, 45.4],
    [8.0, 46.3],
    [9.8, 46.6],
    [11.6, 46.9],
    [13.4, 46.9],
  ],
  [
    [2.8, 44.2],
    [3.6, 45.2],
  ],
  [
    [10.2, 44.2],
    [11.6, 43.9],
  ],
  [
    [13.3, 42.2],
    [14.2, 41.7],
  ],
  [
    [15.4, 40.6],
    [16.2, 39.6],
  ],
  [
    [15.2, 44.9],
    [16.6, 44.2],
    [18.2, 43.4],
    [19.6, 42.7],
    [20.4, 41.8],
  ],
  [
    [21.2, 39.9],
    [21.8, 38.8],
  ],
  [
    [22.9, 43.4],
    [24.6, 42.75],
    [26.4, 42.7],
  ],
  [
    [19.8, 49.2],
    [22.6, 48.8],
    [24.6, 47.6],
    [25.8, 45.8],
    [23.4, 45.4],
  ],
  [
    [30.2, 36.9],
    [31.7, 37.1],
    [33.4, 37.2],
    [35.4, 37.6],
    [37.0, 38.2],
  ],
  [
    [32.4, 41.2],
    [34.2, 41.2],
    [36.6, 40.8],
    [38.6, 40.6],
  ],
  [
    [35.9, 33.9],
    [36.2, 34.8],
  ],
  [
    [16.8, 47.9],
    [14.6, 47.5],
  ],
];
/** Pyrenees, Cevennes, Alps, Jura, Vosges and the Black Forest, Ardennes. */
const GAULISH_RIDGES: Ridges = [
  [
    [-1.6, 42.95],
    [0.0, 42.62],
    [1.4, 42.45],
    [2.6, 42.3],
  ],
  [
    [2.9, 43.75],
    [3.6, 44.2],
    [4.1, 44.75],
    [4.35, 45.2],
  ],
  [
    [7.2, 44.2],
    [6.9, 44.9],
    [6.85, 45.5],
    [7.3, 45.95],
    [8.2, 46.4],
    [9.4, 46.55],
    [10.5, 46.75],
  ],
  [
    [5.75, 46.1],
    [6.2, 46.6],
    [6.9, 47.15],
  ],
  [
    [7.05, 47.9],
    [7.2, 48.45],
  ],
  [
    [8.1, 47.9],
    [8.35, 48.6],
  ],
  [
    [4.9, 49.9],
    [5.8, 50.15],
  ],
];
const DRAWINGS: readonly Drawing[] = [
  {
    name: 'mediterranean',
    tolerance: { inside: 0.9, outside: 12 },
    grain: 0.5,
    plan: mediterranean,
    ridges: MEDITERRANEAN_RIDGES,
  },
  { name: 'gaul', tolerance: { inside: 1.7, outside: 60 }, grain: 1, plan: gaul, ridges: GAULISH_RIDGES },
  { name: 'gallia', tolerance: { inside: 1.7, outside: 60 }, grain: 1, plan: gallia, ridges: GAULISH_RIDGES },
];
const RIDGE_STEP = 17;

const require = createRequire(import.meta.url);

function land(): GeoPermissibleObjects {
  const atlas: Topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'));
  return feature(atlas, atlas.objects.land);
}

/** A projection that d3 knows, which is drawn out a little from south to north about a level of the drawing. */
interface Drawn {
  projection: GeoProjection;
  stretch: number;
  level: number;
}

const DEGREE = Math.PI / 180;

function drawnBy(plan: Drawing['plan']): Drawn {
  if ('PLATE' in plan) {
    const { west, north, across, down } = plan.PLATE;
    const level = north * down;
    const projection = geoEquirectangular()
      .scale(across / DEGREE)
      .translate([-west * across, level]);
    return { projection, stretch: down / across, level };
  }
  const { parallels, meridian, scale, stretch, origin } = plan.CONE;
  const projection = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .scale(scale)
    .translate([origin.x, origin.y]);
  return { projection, stretch, level: origin.y };
}

/** Returns the outlines of the land as closed lines of the drawing. */
function outlines(plan: Drawing['plan']): Point[][] {
  const { VIEW } = plan;
  const { projection, stretch, level } = drawnBy(plan);
  const [top, bottom] = [-MARGIN - 200, VIEW.height + MARGIN];
  const unstretched = (y: number) => level + (y - level) / stretch;
  projection.precision(0.3).clipExtent([
    [-MARGIN, Math.min(top, unstretched(top))],
    [VIEW.width + MARGIN, Math.max(bottom, unstretched(bottom))],
  ]);
  const lines: Point[][] = [];
  const context: GeoContext = {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo(x, y) {
      lines.push([{ x, y }]);
    },
    lineTo(x, y) {
      lines[lines.length - 1].push({ x, y });
    },
  };
  geoPath(projection, context)(land());
  const stretched = ({ x, y }: Point) => ({ x, y: level + (y - level) * stretch });
  return lines.map((line) => line.map(stretched));
}

function areaOf(line: readonly Point[]): number {
  let twice = 0;
  line.forEach((point, index) => {
    const next = line[(index + 1) % line.length];
    twice += point.x * next.y - next.x * point.y;
  });
  return Math.abs(twice) / 2;
}

function isInside({ VIEW }: Drawing['plan'], { x, y }: Point): boolean {
  return x > -60 && y > -60 && x < VIEW.width + 60 && y < VIEW.height + 60;
}

/** Leaves out the points that do not matter (Douglas and Peucker). */
function simplify(drawing: Drawing, line: readonly Point[]): Point[] {
  const { tolerance } = drawing;
  const first = line[0];
  const last = line[line.length - 1];
  let worst = 0;
  let split = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const point = line[index];
    const stray =
      distance(point, first, last) / (isInside(drawing.plan, point) ? tolerance.inside : tolerance.outside);
    if (stray > worst) [worst, split] = [stray, index];
  }
  if (worst <= 1) return [first, last];
  return [
    ...simplify(drawing, line.slice(0, split + 1)).slice(0, -1),
    ...simplify(drawing, line.slice(split)),
  ];
}

function distance(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/** Simplifies a closed line in two halves, since its ends are one point. */
function simplifyRing(drawing: Drawing, line: readonly Point[]): Point[] {
  const half = Math.floor(line.length / 2);
  const ring = [...line, line[0]];
  return [
    ...simplify(drawing, ring.slice(0, half + 1)).slice(0, -1),
    ...simplify(drawing, ring.slice(half)).slice(0, -1),
  ];
}

/** Writes a closed line as path data with relative steps, its points rounded to the grain. */
function pathOf(line: readonly Point[], grain: number): string {
  let path = '';
  let at = { x: 0, y: 0 };
  line.forEach(({ x, y }, index) => {
    const to = { x: Math.round(x / grain), y: Math.round(y / grain) };
    const step = [(to.x - at.x) * grain, (to.y - at.y) * grain];
    if (index > 0 && step[0] === 0 && step[1] === 0) return;
    const numbers = `${trim(step[0])}${step[1] < 0 ? '' : ' '}${trim(step[1])}`;
    path +=
      index === 0 ? `M${numbers}l` : `${path.endsWith('l') || numbers.startsWith('-') ? '' : ' '}${numbers}`;
    at = to;
  });
  return `${path}z`;
}

function trim(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** Draws small peaks along the ridges: a slope in the light, a slope in the shade. */
function relief({ ridges, plan: { project } }: Drawing): { light: string; shade: string } {
  let light = '';
  let shade = '';
  for (const ridge of ridges) {
    const line = ridge.map(([lon, lat]) => project(lon, lat));
    let count = 0;
    for (let index = 1; index < line.length; index++) {
      const [a, b] = [line[index - 1], line[index]];
      const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / RIDGE_STEP));
      for (let step = 0; step < steps; step++, count++) {
        const t = step / steps;
        const size = 7 + ((count * 7) % 5);
        const x = Math.round(a.x + (b.x - a.x) * t + (((count * 13) % 7) - 3));
        const y = Math.round(a.y + (b.y - a.y) * t + (((count * 11) % 9) - 4));
        light += `M${x - size} ${y + size}L${x} ${y - size}`;
        shade += `M${x} ${y - size}l${size} ${size * 2}l-${Math.round(size * 0.8)}-${Math.round(size * 0.35)}z`;
      }
    }
  }
  return { light, shade };
}

for (const drawing of DRAWINGS) {
  const { name, plan } = drawing;
  const inside = (line: readonly Point[]) => line.some((point) => isInside(plan, point));
  const rings = outlines(plan)
    .filter((line) => line.length > 3)
    .map((line) => line.map((point) => magnify(plan.FOCI ?? [], point)))
    .filter((line) => areaOf(line) > (inside(line) ? LEAST_AREA.inside : LEAST_AREA.outside))
    .map((line) => simplifyRing(drawing, line))
    .filter((line) => line.length > 2);

  const { light, shade } = relief(drawing);
  writeFileSync(
    new URL(`./${name}.geo.ts`, import.meta.url),
    `/* Written by coastline.build.ts; do not edit. Land: Natural Earth, public domain. */

/** The land, as path data in the units of ./${name}.ts. */
export const LAND =
  '${rings.map((ring) => pathOf(ring, drawing.grain)).join('')}';

/** The slopes of the mountains that lie in the light, to be stroked. */
export const SLOPES =
  '${light}';

/** The slopes of the mountains that lie in the shade, to be filled. */
export const SHADES =
  '${shade}';
`,
  );
  console.log(
    `${name}: ${rings.length} outlines, ${rings.reduce((sum, ring) => sum + ring.length, 0)} points`,
  );
}
