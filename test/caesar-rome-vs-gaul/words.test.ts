import { describe, expect, it } from 'vitest';
import { enter, FIELD, fight, playOut } from './contact';

/** What is told of reactions and battles, and asked in them: a Tribe is many, a Legion is one. */
describe('journal, prompts and labels', () => {
  const town = { towns: { [FIELD]: 'suessiones' } };
  const meet = (words: string) =>
    enter({ ...town, at: { bibrax: 'VII', [FIELD]: words } }, { group: 'VII', from: 'bibrax', to: FIELD });

  it('12.1.4 a Legion intercepts, the Nervii intercept, and so do several', () => {
    const intercept = (words: string, group: string, at: string) => {
      const table = enter({ at: { bibrax: group, viromandis: words } }, { group, from: 'bibrax', to: at });
      table.dice(6, 6).do(table.side, 'intercept', 'viromandis');
      if (table.step === 'detachment') table.do(table.side, 'sendAll');
      return table;
    };
    const one = intercept('VIII', 'nervii', FIELD);
    expect(one.told('12.1.3', 'Rome tries to intercept in')).toBe(true);
    expect(one.told('12.1.4', 'Legion VIII intercepts in')).toBe(true);
    expect(intercept('nervii', 'VII', FIELD).told('12.1.4', 'The Nervii intercept in')).toBe(true);
    expect(intercept('caesar VIII', 'nervii', FIELD).told('12.1.4', 'Caesar and Legion VIII intercept')).toBe(
      true,
    );
  });

  it('12.2.2 the Suessiones avoid battle and go, a Legion goes', () => {
    const table = meet('suessiones').dice(6, 6).do('gallic', 'avoid');
    expect(table.prompt('gallic')?.text).toBe('You avoid battle: choose where the Suessiones go.');
    table.do('gallic', 'withdrawAll', 'viromandis');
    expect(table.told('12.2.2', 'The Suessiones avoid battle and go to')).toBe(true);
  });

  it('10.6 the prompt says who comes and what those there may do', () => {
    const words = (group: string, there: string) =>
      enter({ at: { bibrax: group, [FIELD]: there } }, { group, from: 'bibrax', to: FIELD });
    expect(words('nervii', 'VII').prompt('roman')?.text).toContain('The Nervii enter');
    expect(meet('suessiones').prompt('gallic')?.text).toMatch(
      /^Legion VII enters .*: the Suessiones may avoid battle, go behind the walls or stand\.$/,
    );
    const table = meet('suessiones remi').do('gallic', 'shelter', 'remi');
    expect(table.told('10.6', 'The Remi go behind the walls of')).toBe(true);
  });

  it('13.7.1 who retreats is named, and what it costs', () => {
    const table = playOut(fight({ at: { [FIELD]: 'caesar VII VIII bellovaci' } }, [4, 4, 1, 1]));
    expect(table.prompt('gallic')?.text).toBe('Choose where the Bellovaci retreat to.');
    table.do('gallic', 'retreatAll', 'viromandis');
    const lines = table.journal.filter(({ rule }) => rule === '13.7.1').map(({ text }) => text);
    expect(lines).toEqual(['The Bellovaci retreat to Viromandis.']);
  });

  it('13.1 the news of a battle: where it begins, steps to lose, who holds the field', () => {
    const table = playOut(fight({ at: { [FIELD]: 'caesar VII VIII bellovaci' } }, [4, 4, 1, 1]));
    table.do('gallic', 'retreatAll', 'viromandis');
    const news = table.journal.flatMap(({ battle }) => battle ?? []);
    expect(news[0]).toEqual({ kind: 'begins', place: FIELD });
    expect(news).toContainEqual({ kind: 'steps', side: 'gallic', steps: 1 });
    expect(news.at(-1)).toEqual({ kind: 'ends', place: FIELD, holder: 'roman' });
  });
});
