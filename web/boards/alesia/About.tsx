import { memo } from 'react';
import type { Source } from '../../../games/alesia/components/components';
import type { G } from '../../../games/alesia/state';
import type * as Parts from './parts';

const SOURCES: Record<Source, string> = {
  rulebook: 'Rulebook',
  public: 'Public',
  reconstruction: 'Ours',
};

/** What of the components is the rulebook's, what is public, and what is a reconstruction. */
export const About = memo(function About({ G, parts }: { G: G; parts: typeof Parts }) {
  const { components } = parts.boxOf(G);
  return (
    <>
      <p>{components.note}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Part of the box</th>
            <th scope="col">Known from</th>
          </tr>
        </thead>
        <tbody>
          {components.origins.map(({ what, source }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{SOURCES[source]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        “Public” is what reports of games, and history, tell. The set is called {components.id}; whoever owns
        the game can play with a corrected one.
      </p>
      <p>
        Alesia is a game by Robert Bradley, published by Avalon Hill, to whose owners its names belong. All
        words and drawings here are our own.
      </p>
    </>
  );
});
