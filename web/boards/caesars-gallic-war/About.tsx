import { memo } from 'react';
import type { Source } from '../../../games/caesars-gallic-war/components/areas';
import type { Components } from '../../../games/caesars-gallic-war/components/components';
import type { G, Variants } from '../../../games/caesars-gallic-war/state';
import type * as Parts from './parts';

/** The optional rules of a match in words, with their sections. */
function optionsOf(variants: Variants): { rule: string; text: string }[] {
  const options: { rule: string; text: string; on: boolean }[] = [
    { rule: '9.2', text: 'Solitaire: each side in turn plays its top card', on: variants.solitaire },
    { rule: '9.3', text: 'Political Actions: +1 against legions or Germans', on: variants.opposedPolitics },
    { rule: '9.4', text: `Cavalry: ${variants.cavalry}`, on: variants.cavalry !== 'none' },
    { rule: '9.5', text: 'Scorched earth: one more supply raid a turn', on: variants.scorchedEarth },
    { rule: '9.6', text: 'Caesar may be called back to Rome', on: variants.recall },
    { rule: '9.7', text: 'Reinforcing legions give the Barbarians 1 VP each', on: variants.politicsOfWar },
    { rule: '9.8', text: 'Caesar rolls an extra die', on: variants.legioX },
    {
      rule: '9.9',
      text: 'Legions in battle with Caesar hit with 3 or less',
      on: variants.historicalStrength,
    },
  ];
  return options.filter(({ on }) => on);
}

/** Says of how many things something is known from a source: `8 of 27`. */
function share<T>(things: readonly T[], source: Source, sourceOf: (thing: T) => Source): string {
  return `${things.filter((thing) => sourceOf(thing) === source).length} of ${things.length}`;
}

/** The optional rules in use, and what of the components is not known from the rules text. */
export const About = memo(function About({ G, parts }: { G: G; parts: typeof Parts }) {
  const { boxOf, RuleBadge } = parts;
  const { components } = boxOf(G);
  const options = optionsOf(G.variants);
  return (
    <>
      <p>{options.length === 0 ? 'No optional rules are in use.' : 'Optional rules in use:'}</p>
      {options.length > 0 && (
        <ul>
          {options.map(({ rule, text }) => (
            <li key={rule}>
              {text} <RuleBadge rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {G.box === undefined ? (
        <OurSet components={components} parts={parts} />
      ) : (
        <p>
          {components.note} The set of components is called {components.id}.
        </p>
      )}
    </>
  );
});

/** Where our set comes from. */
function OurSet({ components, parts }: { components: Components; parts: typeof Parts }) {
  const { areas, borders, tribeCards } = components;
  const tribes = Object.values(parts.TRIBES);
  return (
    <>
      <p>
        The rules, legions, Germans, events and tracks are those of the rules text (2.0). The map and the
        cards of this edition were not at hand. What the rules and their examples leave open follows the data
        that the designer published for the second edition, without the two areas it adds:
      </p>
      <ul>
        <li>
          the names of {share(areas, 'designer-2e', ({ sources }) => sources.name)} areas, and the region of
          almost every tribe;
        </li>
        <li>
          {share(borders, 'designer-2e', ({ source }) => source)} borders, and for{' '}
          {share(borders, 'designer-2e', ({ kindSource }) => kindSource)} whether they are black or blue;
        </li>
        <li>all towns but those of Transalpine Gaul and the Sequani, and all ports but Britannia’s;</li>
        <li>
          the Action Points of {share(tribeCards, 'designer-2e', ({ source }) => source)} tribe cards; how
          many cards have which value is known;
        </li>
        <li>the ratings of Vercingetorix, Dumnorix and Ambiorix.</li>
      </ul>
      <p>
        Inferred from what is known: how many units {share(tribes, 'reconstruction', ({ source }) => source)}{' '}
        tribes have (as many as their card has Action Points), that a tribe whose rating no example shows is
        C2 with strength 3, and the rivers and outlines of the map. A few borders and numbers are from public
        reports of games.
      </p>
    </>
  );
}
