import { describe, expect, test } from 'vitest';
import { cardPlayOf, type Position, type Table, tableAt } from './table';

/** Returns a table at which the Gallic player takes out of the Council Box, with two Action Points left. */
function opening(position: Position): Table {
  return tableAt(position, cardPlayOf('gallic', { points: 2 }), { step: 'councilBox', sides: [] });
}

function rising(position: Position): Table {
  return tableAt(position, cardPlayOf('gallic', { points: 2 }), { step: 'majorUprising', sides: [] });
}

describe('18.0 the Gallic Council Box', () => {
  test('18.2.2 an Action Point stores an influence marker, up to six', () => {
    const table = tableAt({ council: 4 }, cardPlayOf('gallic', { points: 3 }));
    table.do('gallic', 'councilInfluence').do('gallic', 'councilInfluence');
    expect(table.G.council).toBe(6);
    expect(table.refuses('gallic', 'councilInfluence')).toBe(true);
    expect(table.told('18.2.2', 'six markers')).toBe(true);
  });

  test('18.3 one Action Point takes out all that is wanted, one after the other', () => {
    const table = tableAt(
      { council: 2, boxes: { council: 'remi senones', eliminated: 'arverni' } },
      cardPlayOf('gallic', { points: 2 }),
    );
    table.do('gallic', 'councilBox');
    expect(table.step).toBe('councilBox');
    table.do('gallic', 'bring', 'remi', 'bibrax').do('gallic', 'influence', 'lutetia');
    expect(table.at('bibrax')).toBe('remi');
    expect(table.marker('bibrax')).toBe('town remi');
    expect(table.marker('lutetia')).toBe('gallic');
    expect(table.G.council).toBe(1);
    table.do('gallic', 'end');
    expect(table.step).toBe('actions');
    expect(table.prompt('gallic')?.text).toContain('one point left');
    expect(table.at('council')).toBe('senones');
  });

  test('18.3 at least one is taken, and nothing more is asked when nothing is left', () => {
    const table = opening({ council: 1 });
    expect(table.refuses('gallic', 'end')).toBe(true);
    table.do('gallic', 'influence', 'lutetia');
    expect(table.step).toBe('actions');
  });

  test('18.3 influence is placed by the standard rules', () => {
    const table = opening({ council: 1, roman: ['bibracte'], at: { lutetia: 'VII' } });
    const spaces = table.legal('gallic', 'influence');
    for (const space of ['bibracte', 'lutetia', 'tolosa', 'dubris']) expect(spaces).not.toContain(space);
    expect(table.why('gallic', 'influence', 'lutetia')).toMatch(/^8\.3\.1 /);
    expect(spaces).toContain('cenabum');
  });

  test('18.3 Tribes arrive by the standard rules: not without a space', () => {
    const remi = ['durocortorum', 'bibrax', 'durocatalaunum', 'vungo'];
    const table = opening({ roman: remi.slice(1), council: 1, boxes: { council: 'remi' } });
    expect(table.legal('gallic', 'bring')).toEqual(['remi durocortorum']);
    expect(table.why('gallic', 'bring', 'remi', 'vungo')).toMatch(/^5\.1\.2 /);
    expect(opening({ roman: remi, council: 1, boxes: { council: 'remi' } }).legal('gallic', 'bring')).toEqual(
      [],
    );
    const none = tableAt({ roman: remi, boxes: { council: 'remi' } }, cardPlayOf('gallic', { points: 2 }));
    expect(none.refuses('gallic', 'councilBox')).toBe(true);
  });

  test('18.3 a Tribe that has arrived may be activated, and the influence it has pushed aside is asked for', () => {
    const table = opening({ gallic: ['bibrax'], boxes: { council: 'remi arverni' } });
    table.do('gallic', 'bring', 'remi', 'bibrax');
    expect(table.step).toBe('relocation');
    table.do('gallic', 'move', 'vungo');
    expect(table.marker('vungo')).toBe('gallic');
    expect(table.step).toBe('actions');
    expect(table.legal('gallic', 'move')).toContain('remi alone');
  });

  test('11.3.2 the Arverni leave the box from turn 5 on', () => {
    const boxes = { council: 'arverni remi' };
    const bring = (turn: number) => opening({ turn, boxes }).legal('gallic', 'bring');
    expect(bring(4).some((each) => each.startsWith('arverni'))).toBe(false);
    expect(opening({ turn: 4, boxes }).why('gallic', 'bring', 'arverni')).toMatch(/^11\.3\.2 /);
    expect(bring(5)).toContain('arverni gergovia');
  });

  test('11.3.2 or once six Tribes have been eliminated', () => {
    const six = 'morini atrebates bellovaci nervii suessiones treveri';
    const bring = (eliminated: string) =>
      opening({ turn: 2, boxes: { council: 'arverni remi', eliminated } }).legal('gallic', 'bring');
    expect(bring(six)).toContain('arverni gergovia');
    const five = six.replace(' treveri', '');
    expect(bring(five).some((each) => each.startsWith('arverni'))).toBe(false);
  });
});

describe('7.7.3 Major Uprising', () => {
  test('7.7.3 any of the submitted Tribes return at their strength, with their towns', () => {
    const table = tableAt(
      { boxes: { submitted: 'nervii- remi sequani-' }, roman: ['vesontio'] },
      cardPlayOf('gallic', { points: 2 }),
    );
    table.do('gallic', 'majorUprising');
    expect(table.legal('gallic', 'bring').filter((each) => each.startsWith('sequani'))).toEqual([
      'sequani aventicum',
      'sequani epamanduodurum',
      'sequani magetobriga',
    ]);
    table.do('gallic', 'bring', 'nervii', 'bagacum').do('gallic', 'bring', 'remi', 'vungo');
    expect(table.at('bagacum')).toBe('nervii-');
    expect(table.at('vungo')).toBe('remi');
    expect(table.marker('vungo')).toBe('town remi');
    expect(table.marker('bagacum')).toBe('town nervii');
    table.do('gallic', 'end');
    expect(table.at('submitted')).toBe('sequani-');
    expect(table.step).toBe('actions');
    expect(table.prompt('gallic')?.text).toContain('one point left');
  });

  test('7.7.3 at least one returns, and the uprising ends when no other can', () => {
    const table = rising({ boxes: { submitted: 'nervii-', pool: 'sequani' } });
    expect(table.refuses('gallic', 'end')).toBe(true);
    table.do('gallic', 'bring', 'nervii', 'bagacum');
    expect(table.step).toBe('actions');
  });

  test('7.7.3 nobody returns without a space, nor into the Council Box', () => {
    const roman = ['bagacum', 'camaracum', 'ganda', 'geminiacum'];
    const boxes = { submitted: 'nervii-', pool: 'sequani' };
    const table = tableAt({ roman, boxes }, cardPlayOf('gallic', { points: 2 }));
    expect(table.refuses('gallic', 'majorUprising')).toBe(true);
    expect(rising({ roman: roman.slice(1), boxes }).moves('gallic')).toEqual(['bring']);
    const one = rising({ roman: roman.slice(1), boxes });
    expect(one.why('gallic', 'bring', 'nervii', 'ganda')).toMatch(/^5\.1\.2 /);
  });
});
