/* The legends: every mark that the boards draw has an entry, and each entry names a rule that there is. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rules as romeVsGaulRules } from '../../games/caesar-rome-vs-gaul/rules';
import { rules as gallicRules } from '../../games/caesars-gallic-war/rules';
import { rules } from '../../games/julius-caesar/rules';
import { teaching as romeVsGaul } from '../../web/boards/caesar-rome-vs-gaul/teaching';
import { teaching as gallicWar } from '../../web/boards/caesars-gallic-war/teaching';
import { teaching } from '../../web/boards/julius-caesar/teaching';
import { sectionOf } from '../../web/table/teaching/rules/ruleSections';
import { letterOf, partsOf } from '../../web/table/teaching/rules/ruleText';

/** What of a map is no mark: its ground, and what only places the marks. */
const GROUND = [
  'Advances',
  'ArrowHeads',
  'Clickable',
  'Coastline',
  'Fit',
  'Place',
  'PlaceMark',
  'PlaceStack',
  'ProvinceMark',
  'RegionNames',
  'SeaMark',
  'Stacks',
  'StraitHead',
  'Straits',
  'Borders',
  'TracesBeneath',
  'SpaceName',
];

describe.each([
  { game: 'julius-caesar', groups: await teaching().legend(), sections: rules },
  { game: 'caesars-gallic-war', groups: await gallicWar().legend(), sections: gallicRules },
  { game: 'caesar-rome-vs-gaul', groups: await romeVsGaul().legend(), sections: romeVsGaulRules },
])('the legend of $game', ({ game, groups, sections }) => {
  const entries = groups.flatMap((group) => group.entries);

  test('has each name once, each with a picture and words', () => {
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, text, picture } of entries) {
      expect(text, name).toMatch(/^\S.*\.$/);
      expect(renderToStaticMarkup(picture), name).toMatch(/<(path|circle|line|text)/);
    }
  });

  test('names rules that there are, by the letter too', () => {
    for (const { name, rule } of entries) {
      if (rule === undefined) continue;
      const section = sectionOf(sections, rule);
      expect(section?.number, name).toBe(rule.split(' ')[0]);
      const letters = partsOf(section?.text ?? '', () => false).map(({ letter }) => letter);
      if (letterOf(rule) !== null) expect(letters, name).toContain(letterOf(rule));
    }
  });

  test('draws with every component of which the map consists', () => {
    const namesIn = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '\.[^']*\/[A-Z]\w*'/g)]
        .flatMap(([, names]) => names.split(','))
        .map((name) => name.replace(/^\s*type\s.*|\sas\s.*/, '').trim())
        .filter((name) => /^[A-Z][a-z]/.test(name));
    const drawn = namesIn(`web/boards/${game}/Map.tsx`).filter((name) => !GROUND.includes(name));
    const board = readFileSync(`web/boards/${game}/Map.tsx`, 'utf8');
    const legend = readFileSync(`web/boards/${game}/Legend.tsx`, 'utf8');
    const inLegend = (name: string) => legend.includes(`<${name} `);
    const own = [...board.matchAll(/export (?:function|const) ([A-Z]\w*)/g)].map(([, name]) => name);
    const explained = (name: string) =>
      inLegend(name) || own.some((whole) => inLegend(whole) && bodyOf(board, whole).includes(`<${name} `));
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.filter((name) => !explained(name))).toEqual([]);
  });
});

/** Returns the text of an exported component. */
function bodyOf(file: string, name: string): string {
  const [, after] = file.split(new RegExp(`export (?:function|const) ${name}\\b`));
  return after.split('\n}')[0];
}
