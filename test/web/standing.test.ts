/* How stacks stand on the map: none covers another, in any position, at any magnification. */
import { describe, expect, it } from 'vitest';
import { CaesarsGallicWar } from '../../games/caesars-gallic-war';
import { AREA_IDS, OFF_MAP } from '../../games/caesars-gallic-war/components/areas';
import { boxOf as boxInGaul } from '../../games/caesars-gallic-war/components/box';
import { JuliusCaesar } from '../../games/julius-caesar';
import { boxOf } from '../../games/julius-caesar/components/box';
import { PLACE_IDS } from '../../games/julius-caesar/components/map';
import { Match } from '../../games/testing/match';
import { siteIn } from '../../web/boards/caesars-gallic-war/sites';
import { camps as campsInGaul } from '../../web/boards/caesars-gallic-war/stacks';
import { sitesOf } from '../../web/boards/julius-caesar/sites';
import { camps } from '../../web/boards/julius-caesar/stacks';
import { VIEW as GAUL } from '../../web/map/gaul';
import { VIEW as MEDITERRANEAN } from '../../web/map/mediterranean';
import type { Camp } from '../../web/map/piece';
import { bandsOf, openStanding, type Site, type Standing, standings } from '../../web/map/standing';
import { pieceScale, type Size } from '../../web/map/viewport';
import { areaOf, type Box, overlap } from '../../web/ui/box';
import { watch } from './clicks';

const SIZE = 29.6;
/** The magnifications of a phone, of desktops, and of a map looked at from near. */
const SCALES = [0.36, 0.5, 0.62, 0.9, 1.6];

/** The pieces of a moment on one of the maps, seen at one magnification. */
interface Crowd {
  name: string;
  fit: number;
  drawing: Size;
  sites: ReadonlyMap<string, Site>;
  camps: ReadonlyMap<string, Camp>;
}

function crowdsOf(seed: number): Crowd[] {
  const crowds: Crowd[] = [];
  const note = <Place extends string>(
    game: string,
    places: readonly Place[],
    there: ReadonlyMap<Place, Camp>,
    site: (place: Place) => Site,
    larger: number,
    drawing: Size,
  ) => {
    for (const k of SCALES) {
      crowds.push({
        name: `${game} ${seed} at ${k}`,
        sites: new Map(places.map((place) => [place, site(place)])),
        camps: there,
        drawing,
        fit: (larger * pieceScale(k)) / k,
      });
    }
  };
  let [count, every] = [0, 90];
  watch(new Match(JuliusCaesar, seed), seed, (view) => {
    if (count++ % every === 0)
      note('Julius Caesar', PLACE_IDS, camps(view), sitesOf(boxOf(view)), 1, MEDITERRANEAN);
  });
  [count, every] = [0, 150];
  watch(new Match(CaesarsGallicWar, seed), seed, (view) => {
    if (count++ % every === 0)
      note('Gaul', [...AREA_IDS, OFF_MAP], campsInGaul(view), siteIn(boxInGaul({})), 1.15, GAUL);
  });
  return crowds;
}

function standingIn(crowd: Crowd): Map<string, Standing> {
  const bands = new Map([...crowd.camps].map(([place, camp]) => [place, bandsOf(camp)]));
  const { drawing, fit, sites } = crowd;
  return standings(bands, (place) => siteOn(crowd, place), [...sites.keys()], drawing, fit, SIZE);
}

function siteOn({ sites }: Crowd, place: string): Site {
  const site = sites.get(place);
  if (site === undefined) throw new Error(`there is no ${place}`);
  return site;
}

/** The room of a place's pieces on the drawing, in units of pieces. */
function onDrawing(crowd: Crowd, place: string, { left, top, right, bottom }: Box): Box {
  const { fit } = crowd;
  const { at } = siteOn(crowd, place);
  return {
    left: left + at.x / fit,
    top: top + at.y / fit,
    right: right + at.x / fit,
    bottom: bottom + at.y / fit,
  };
}

describe.each([1, 2, 3])('in positions of random games from seed %i', (seed) => {
  const crowds = crowdsOf(seed);

  it('no two stacks overlap', () => {
    for (const crowd of crowds) {
      const boxes = [...standingIn(crowd)].map(([place, { box }]) => ({
        place,
        box: onDrawing(crowd, place, box),
      }));
      const clashes = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .flatMap((b) => (overlap(a.box, b.box) > 0 ? [`${a.place} and ${b.place}`] : [])),
      );
      expect(clashes, crowd.name).toEqual([]);
    }
  });

  it('every stack stands on the drawing where the map is as large as it begins, or larger', () => {
    for (const crowd of crowds.filter(({ name }) => !name.endsWith('at 0.36'))) {
      const { drawing, fit } = crowd;
      const whole = { left: -1, top: -1, right: drawing.width / fit + 1, bottom: drawing.height / fit + 1 };
      const off = [...standingIn(crowd)].filter(([place, { box }]) => {
        const there = onDrawing(crowd, place, box);
        return areaOf(there) - overlap(there, whole) > 0.01;
      });
      expect(
        off.map(([place]) => place),
        crowd.name,
      ).toEqual([]);
    }
  });

  it('every piece has its spot, and every pile its number, within the room of its stack', () => {
    for (const crowd of crowds) {
      const found = standingIn(crowd);
      expect([...found.keys()].sort()).toEqual([...crowd.camps.keys()].sort());
      for (const [place, { bands, box }] of found) {
        const camp = crowd.camps.get(place) ?? [];
        bands.forEach(({ isPiled, spots }, index) => {
          expect(spots.length).toBe(isPiled ? 1 : camp[index].pieces.length);
          const room = SIZE / 2 + (isPiled ? 5.4 : 0);
          for (const { x, y } of spots) {
            expect(x - room).toBeGreaterThanOrEqual(box.left - 0.01);
            expect(y - room).toBeGreaterThanOrEqual(box.top - 0.01);
            expect(x + SIZE / 2).toBeLessThanOrEqual(box.right + 0.01);
            expect(y + SIZE / 2).toBeLessThanOrEqual(box.bottom + 0.01);
          }
        });
      }
    }
  });

  it('shows some pieces of a stack one by one when there is room', () => {
    const near = crowds.filter(({ name }) => name.endsWith('at 1.6'));
    const rows = near.flatMap((crowd) => [...standingIn(crowd).values()]).flatMap(({ bands }) => bands);
    expect(rows.filter(({ isPiled, spots }) => !isPiled && spots.length > 1).length).toBeGreaterThan(0);
  });
});

it('stands the same whenever it is asked', () => {
  const [crowd] = crowdsOf(4);
  expect(standingIn(crowd)).toEqual(standingIn(crowd));
});

it('an open stack is on the side where it covers least', () => {
  const site: Site = {
    at: { x: 0, y: 0 },
    radius: 10,
    sides: [
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ],
    kept: [],
  };
  const above = (box: Box) => overlap(box, { left: -50, top: -60, right: 50, bottom: -10 });
  const { box, bands } = openStanding([{ count: 4, isAlike: true }], site, above, SIZE);
  expect(box.top).toBeGreaterThan(0);
  expect(bands[0].spots).toHaveLength(4);
});
