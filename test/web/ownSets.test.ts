/* A board in somebody's app draws and tells of the set of components that its match is played with. */
import { expect, test } from 'vitest';
import * as romeVsGaul from '../../games/caesar-rome-vs-gaul';
import * as gallicWar from '../../games/caesars-gallic-war';
import * as fallingSky from '../../games/falling-sky';
import * as juliusCaesar from '../../games/julius-caesar';
import { loadGame } from '../../web/boards';

const ID = 'own-names';
const NAME = 'Somewhere Else';

/** Returns a list whose first entry bears another name. */
function renamed<Entry extends { name: string }>([first, ...rest]: readonly Entry[]): readonly Entry[] {
  return [{ ...first, name: NAME }, ...rest];
}

const caesar = juliusCaesar.defaultComponents;
const gallic = gallicWar.defaultComponents;
const sky = fallingSky.defaultComponents;
const rome = romeVsGaul.defaultComponents;

test.each([
  [
    'julius-caesar',
    caesar.cities[0].id,
    () => juliusCaesar.gameWith({ ...caesar, id: ID, cities: renamed(caesar.cities) }),
  ],
  [
    'caesars-gallic-war',
    gallic.areas[0].id,
    () => gallicWar.gameWith({ ...gallic, id: ID, areas: renamed(gallic.areas) }),
  ],
  [
    'falling-sky',
    sky.regions[0].id,
    () => fallingSky.gameWith({ ...sky, id: ID, regions: renamed(sky.regions), cards: renamed(sky.cards) }),
  ],
  [
    'caesar-rome-vs-gaul',
    rome.spaces[0].id,
    () => romeVsGaul.gameWith({ ...rome, id: ID, spaces: renamed(rome.spaces), cards: renamed(rome.cards) }),
  ],
] as const)('%s names its places and cards', async (game, place, play) => {
  play();
  const { board } = await loadGame(game);
  expect(board.placeName(place, ID)).toBe(NAME);
  expect(board.placeName(place)).not.toBe(NAME);
  const names = (box?: string) => Object.keys(board.teaching?.(box).cards?.names ?? {});
  expect(names(ID).length).toBe(names().length);
  expect(names(ID).includes(NAME)).toBe(game !== 'julius-caesar' && game !== 'caesars-gallic-war');
  expect(names()).not.toContain(NAME);
});
