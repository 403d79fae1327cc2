/* What the board of Caesar's Gallic War hands to that of all block games, of the set of components in play. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Place } from '../../../games/caesars-gallic-war/components/areas';
import type { BattleLanguage } from '../../../web/blocks/battle';
import { Board } from '../../../web/boards/caesars-gallic-war/Board';
import { geographyOf } from '../../../web/boards/caesars-gallic-war/geography';
import type { Point } from '../../../web/map/projection';
import { choicesOf } from '../../../web/table/choices/choices';
import { Corrected, corrected, OF_CORRECTED } from '../../caesars-gallic-war/corrected';
import { table } from '../../caesars-gallic-war/table';

interface Handed {
  placeName(place: Place): string;
  positionOf(place: Place): Point;
  language: BattleLanguage;
}

test('names and places are those of the set', () => {
  const G = { ...table({}).G, ...OF_CORRECTED };
  const nothing = () => {};
  const handed: Handed[] = [];
  function Probe() {
    const { props } = Board({
      ...choicesOf({ rulebook: Corrected.rulebook }, { seat: '0', state: { G } }),
      ...{
        G,
        side: 'roman',
        sides: ['roman'],
        log: [],
        selected: [],
        proposed: null,
        busy: false,
        plan: null,
      },
      ...{ select: nothing, propose: nothing, play: nothing, planTo: nothing },
    });
    handed.push(props);
    return null;
  }
  renderToStaticMarkup(<Probe />);
  const [{ placeName, positionOf, language }] = handed;
  expect([placeName('aedui'), placeName('off-map'), language.pieceName('aedui-1')]).toEqual([
    'Haedui',
    'Roman Off Map Area',
    'Haedui horse',
  ]);
  expect(positionOf('aedui')).toBe(geographyOf(corrected).positions.aedui);
});
