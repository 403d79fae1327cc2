import { memo } from 'react';
import type { Source } from '../../../games/caesar-rome-vs-gaul/components/sources';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import type * as Parts from './parts';

/** What of the components is the rulebook's, what is public, and what is a reconstruction, counted. */
export const About = memo(function About({ G, parts }: { G: G; parts: typeof Parts }) {
  const { components } = parts.boxOf(G);
  const { spaces, paths, provinces, tribes, legions, cards, battleTable, siegeTable } = components;
  const { romanLeaders, gallicLeaders, auxiliaries } = components;
  const rows: { what: string; sources: readonly Source[] }[] = [
    { what: 'Provinces', sources: provinces.map(({ source }) => source) },
    { what: 'How many spaces a Province has', sources: provinces.map(({ sizeSource }) => sizeSource) },
    { what: 'Spaces', sources: spaces.map(({ source }) => source) },
    { what: 'Paths', sources: paths.map(({ source }) => source) },
    { what: 'Tribes', sources: tribes.map(({ source }) => source) },
    { what: 'Their strengths', sources: tribes.map(({ strengthSource }) => strengthSource) },
    {
      what: 'Legions, Leaders and units by cards',
      sources: [...legions, ...romanLeaders, ...gallicLeaders, ...auxiliaries].map(({ source }) => source),
    },
    { what: 'Names of cards', sources: cards.map(({ source }) => source) },
    { what: 'What cards do', sources: cards.map(({ effectSource }) => effectSource) },
    { what: 'Columns of the Battle Table', sources: battleTable.columns.map(({ source }) => source) },
    { what: 'Columns of the Siege Table', sources: siegeTable.columns.map(({ source }) => source) },
  ];
  const count = (sources: readonly Source[], source: Source) =>
    sources.filter((each) => each === source).length || '–';
  return (
    <>
      <p>{components.note}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Rulebook</th>
            <th scope="col">Public</th>
            <th scope="col">Ours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, sources }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{count(sources, 'rulebook')}</td>
              <td>{count(sources, 'public')}</td>
              <td>{count(sources, 'reconstruction')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        “Public” is what reports of games, reviews and shop pages tell. Where spaces are drawn, their sections
        and most of their Ports, and the grounds of the Provinces around them are ours. The set is called{' '}
        {components.id}; whoever owns the game can play with a corrected one.
      </p>
      <p>
        Caesar: Rome vs Gaul is a game by Mark Simonitch, published by GMT Games, to whom its names belong.
        All words and drawings here are our own.
      </p>
    </>
  );
});
