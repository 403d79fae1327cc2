import { describe, expect, test } from 'vitest';
import type { FightSetup } from '../../../games/falling-sky/battle/fight';
import type { Text } from '../../../games/falling-sky/components/cards';
import type { Player } from '../../../games/falling-sky/components/factions';
import { outlook } from '../../../games/falling-sky/nonplayers/outlook';
import { type Pieces, type Position, stateOf } from '../table';
import { eligible, unheld } from './table';

type Forces = Partial<Record<Player | 'germans', Pieces>>;

const withCard = (card: number, text: Text, holder: Player | null = null): Position => ({
  capabilities: { [card]: { text, holder } },
});

/** Returns the Losses inflicted and suffered in a Battle in Carnutes, as Non-players reckon them. */
function reckoned(
  attacker: Player,
  defender: Player,
  forces: Forces,
  position: Position = {},
  { retreats = false, used, ...terms }: { retreats?: boolean; used?: number[] } & FightSetup['terms'] = {},
): [inflicted: number, suffered: number] {
  const G = stateOf({ pieces: { carnutes: forces }, ...position });
  const setup: FightSetup = { region: 'carnutes', attacker, by: attacker, defender, terms };
  const { inflicted, suffered } = outlook(G, setup, retreats, used);
  return [inflicted, suffered];
}

describe('8.7.1 Losses reckoned with Capabilities', () => {
  test('8.7.1 card 27: six Arverni Warbands cost the enemy a Loss more, before it strikes or strikes back', () => {
    const shaded = withCard(27, 'shaded');
    const of = (arverni: number) => ({ arverni: { troops: arverni }, aedui: { troops: 6 } });
    expect(reckoned('arverni', 'aedui', of(6))).toEqual([3, 1]);
    expect(reckoned('arverni', 'aedui', of(6), shaded)).toEqual([4, 1]);
    expect(reckoned('arverni', 'aedui', of(5), shaded)).toEqual([2, 2]);
    expect(reckoned('aedui', 'arverni', of(6), shaded)).toEqual([2, 3]);
    expect(reckoned('arverni', 'aedui', of(6), shaded, { retreats: true })).toEqual([2, 0]);
  });

  test('8.7.1 card 27: what stands is shot at once nothing else is left', () => {
    const position = { ...withCard(27, 'shaded'), at: { carnutes: 'aedui', aulerci: 'aedui' } };
    expect(reckoned('arverni', 'aedui', { arverni: { troops: 6 } }, position)).toEqual([2, 0]);
    const last = { arverni: { troops: 6 }, aedui: { revealed: 1 } };
    expect(reckoned('arverni', 'aedui', last, position)).toEqual([3, 0]);
  });

  test('8.7.1 card 30: with their Leader four Warbands count as Legions, attacking and defending', () => {
    const shaded = withCard(30, 'shaded');
    const led = (troops: number) => ({
      arverni: { leader: 'named' as const, troops },
      belgae: { troops: 12 },
    });
    expect(reckoned('arverni', 'belgae', led(6))).toEqual([4, 4]);
    expect(reckoned('arverni', 'belgae', led(6), shaded)).toEqual([6, 3]);
    expect(reckoned('arverni', 'belgae', led(3), shaded)).toEqual([4, 4]);
    const mixed = { arverni: { leader: 'named' as const, hidden: 2, revealed: 6 }, belgae: { troops: 12 } };
    expect(reckoned('arverni', 'belgae', mixed, shaded)).toEqual([7, 2]);
    const alone = { arverni: { troops: 6 }, belgae: { troops: 12 } };
    expect(reckoned('arverni', 'belgae', alone, shaded)).toEqual([3, 4]);
    expect(reckoned('belgae', 'arverni', { ...led(12), belgae: { troops: 4 } })).toEqual([2, 4]);
    expect(reckoned('belgae', 'arverni', { ...led(12), belgae: { troops: 14 } })).toEqual([7, 3]);
    expect(reckoned('belgae', 'arverni', { ...led(12), belgae: { troops: 14 } }, shaded)).toEqual([7, 5]);
  });

  test('8.7.8 card 30: Non-players lose those Warbands first, players last', () => {
    const position: Position = {
      ...withCard(30, 'shaded'),
      pieces: { carnutes: { arverni: { leader: 'named', troops: 8 }, belgae: { troops: 8 } } },
    };
    const suffered = (held: Position) =>
      outlook(stateOf(held), { region: 'carnutes', attacker: 'belgae', by: 'belgae', defender: 'arverni' })
        .suffered;
    expect(suffered(position)).toBe(5);
    expect(suffered(unheld(position, 'arverni'))).toBe(3);
    const forces = { arverni: { leader: 'named' as const, hidden: 4, revealed: 4 }, belgae: { troops: 2 } };
    const struck = (held: Position) =>
      outlook(stateOf(held), {
        region: 'carnutes',
        attacker: 'belgae',
        by: 'belgae',
        defender: 'arverni',
      }).struck.map(({ piece, elite }) => `${elite ? 'chosen ' : ''}${piece}`);
    const led: Position = { ...position, pieces: { carnutes: forces } };
    expect([struck(led), struck(unheld(led, 'arverni'))]).toEqual([['revealed'], ['chosen revealed']]);
  });

  test('8.7.1 card 13: Auxilia cost a Gallic Attacker Losses first, whoever defends, once in a Command', () => {
    const unshaded = withCard(13, 'unshaded');
    const forces = { arverni: { troops: 8 }, aedui: { troops: 2 }, romans: { troops: 5 } };
    expect(reckoned('arverni', 'aedui', forces)).toEqual([2, 0]);
    expect(reckoned('arverni', 'aedui', { ...forces, arverni: { troops: 5 } }, unshaded)).toEqual([1, 2]);
    expect(reckoned('arverni', 'aedui', forces, unshaded, { ambush: true })).toEqual([2, 2]);
    expect(reckoned('arverni', 'aedui', forces, unshaded, { used: [13] })).toEqual([2, 0]);
    expect(reckoned('romans', 'arverni', { ...forces, arverni: { troops: 2 } }, unshaded)).toEqual([2, 0]);
  });

  test('8.7.1 card 59: Auxilia count double, as slingers too, once in a Command', () => {
    const unshaded = withCard(59, 'unshaded');
    const forces = { arverni: { troops: 4 }, romans: { troops: 6 } };
    expect(reckoned('arverni', 'romans', forces)).toEqual([2, 2]);
    expect(reckoned('arverni', 'romans', forces, unshaded)).toEqual([2, 4]);
    expect(reckoned('arverni', 'romans', forces, unshaded, { used: [59] })).toEqual([2, 2]);
    const slingers = { ...unshaded.capabilities, ...withCard(13, 'unshaded').capabilities };
    const third = { arverni: { troops: 8 }, aedui: { troops: 2 }, romans: { troops: 3 } };
    expect(reckoned('arverni', 'aedui', third, { capabilities: slingers })).toEqual([2, 3]);
  });

  test('8.7.1 card 59: whoever holds it doubles what the enemy takes, but not of a Fort or Citadel', () => {
    const forces = { arverni: { troops: 4 }, belgae: { troops: 8 } };
    expect(reckoned('arverni', 'belgae', forces, withCard(59, 'shaded', 'arverni'))).toEqual([4, 2]);
    expect(reckoned('arverni', 'belgae', forces, withCard(59, 'shaded', 'belgae'))).toEqual([2, 4]);
    const shut = { ...withCard(59, 'shaded', 'arverni'), at: { carnutes: 'citadel belgae' } };
    expect(reckoned('arverni', 'belgae', forces, shut)).toEqual([1, 3]);
  });

  test('8.7.1 cards 2 and 25: the first Loss falls on a Legion or an Ally', () => {
    const forces = { arverni: { troops: 4 }, romans: { legions: 2, troops: 4 } };
    const struck = (firstLoss: 'legion' | 'ally' | null) =>
      outlook(stateOf({ pieces: { carnutes: forces }, at: { carnutes: 'romans' } }), {
        region: 'carnutes',
        attacker: 'arverni',
        by: 'arverni',
        defender: 'romans',
        terms: { firstLoss },
      }).struck.map(({ piece, count }) => [piece, count]);
    expect(struck(null)).toEqual([['hidden', 2]]);
    expect(struck('legion')).toEqual([
      ['legion', 1],
      ['hidden', 1],
    ]);
    expect(struck('ally')).toEqual([
      ['ally carnutes', 1],
      ['hidden', 1],
    ]);
    const shot = stateOf({
      ...withCard(27, 'shaded'),
      pieces: { carnutes: { ...forces, arverni: { troops: 6 } } },
    });
    const setup: FightSetup = { region: 'carnutes', attacker: 'arverni', by: 'arverni', defender: 'romans' };
    const first = outlook(shot, { ...setup, terms: { firstLoss: 'legion' } }).struck;
    expect(first.map(({ piece, count }) => [piece, count])).toEqual([
      ['legion', 1],
      ['hidden', 3],
    ]);
    const citadel = {
      pieces: { carnutes: { arverni: { troops: 8 }, aedui: { troops: 4 } } },
      at: { carnutes: 'citadel aedui' },
    };
    const aedui: FightSetup = { ...setup, defender: 'aedui', terms: { firstLoss: 'ally' } };
    expect(outlook(stateOf(citadel), aedui).struck.map(({ piece }) => piece)).toEqual(['hidden']);
  });

  test('8.7.1 an Ally or Citadel takes no Loss for the Leader', () => {
    const endangers = (troops: number) =>
      outlook(
        stateOf({
          pieces: { carnutes: { arverni: { leader: 'named', troops }, belgae: { troops: 6 } } },
          at: { carnutes: 'arverni' },
        }),
        { region: 'carnutes', attacker: 'arverni', by: 'arverni', defender: 'belgae' },
      ).endangersLeader;
    expect([endangers(1), endangers(2)]).toEqual([true, false]);
  });
});

describe('8.7.1 Battles that Capabilities decide', () => {
  const told = (position: Position): string =>
    eligible(position, 'arverni', {
      options: ['command'],
      others: ['aedui', 'romans'],
      dice: Array(30).fill(1),
    })
      .journal.map(({ text }) => text)
      .join('\n');

  test('8.7.1 a Battle that only card 59 is worth: fought in the first Region, not planned in a second', () => {
    const group = { arverni: { revealed: 10 }, aedui: { revealed: 16 } };
    const pieces: Position['pieces'] = { carnutes: group };
    expect(told({ pieces })).not.toContain('The Arverni Battle');
    const held = withCard(59, 'shaded', 'arverni');
    expect(told({ pieces, ...held })).toContain('The Arverni Battle the Aedui in Carnutes.');
    const veneti = { arverni: { troops: 4 }, aedui: { revealed: 1 } };
    const two = told({ pieces: { ...pieces, treveri: group, veneti }, resources: { arverni: 2 }, ...held });
    expect(two.match(/The Arverni Battle the Aedui/g)).toHaveLength(2);
    expect(two).toContain('The Arverni Battle the Aedui in Veneti.');
  });

  test('8.7.1 a Battle that is worth it as card 13 has been used up in another', () => {
    const pieces: Position['pieces'] = {
      carnutes: { arverni: { revealed: 20 }, romans: { revealed: 4 } },
      treveri: { arverni: { revealed: 10 }, romans: { revealed: 6 } },
    };
    const both = told({ pieces, ...withCard(13, 'unshaded') });
    expect(both).toContain('The Arverni Battle the Romans in Carnutes.');
    expect(both).toContain('The Arverni Battle the Romans in Treveri.');
    const one = told({ pieces: { treveri: pieces.treveri }, ...withCard(13, 'unshaded') });
    expect(one).not.toContain('The Arverni Battle');
  });
});
