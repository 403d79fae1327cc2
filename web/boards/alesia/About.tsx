import { memo } from 'react';
import type { G } from '../../../games/alesia/state';
import type * as Parts from './parts';

/** What of the components is the rulebook's, and what is a reconstruction. */
export const About = memo(function About({ G, parts }: { G: G; parts: typeof Parts }) {
  const { components } = parts.boxOf(G);
  return (
    <>
      <p>{components.note}</p>
      <p>The set is called {components.id}; whoever owns the game can play with a corrected one.</p>
      <p>
        Alesia is a game by Robert Bradley, published by Avalon Hill, to whose owners its names belong. All
        words and drawings here are our own.
      </p>
    </>
  );
});
