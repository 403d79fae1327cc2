import type { RuleSection } from '../../kit/sections';

/** The command phase (6.0): moves and levies. */
export const command: readonly RuleSection[] = [
  {
    number: '6.0',
    title: 'Order of commands',
    text: `Player 1 spends the Moves on the card played, then its Levies. After that it is Player 2's turn to do both.`,
  },
  {
    number: '6.1',
    title: 'Group moves',
    text: `A Command card gives 1 to 4 Move Points (MP). For 1 MP you move a group: all or some of your blocks in one city or sea. Each goes its own way, to an adjacent place, and on to the next one if it neither attacks nor responds (6.14).

A block moves once in a game turn; afterwards it can only retreat or regroup. Our ruling: a block never returns to the place its group started from, not even with Mercury's third city. It may pass through a place in between twice.`,
  },
  {
    number: '6.11',
    title: 'Road limits',
    text: `In a game turn a road carries at most so many of your blocks:

- major road: 4
- minor road: 2
- strait: 2, or 1 in an attack (4.32)

The limit holds for each side by itself, so that both sides may use the same road to the full. Our ruling: all your blocks that use a road count together, whatever their group or direction.`,
  },
  {
    number: '6.12',
    title: 'Attacking',
    text: `A block that enters an Enemy city or sea attacks, and the enemy blocks there defend. Only a block that comes straight from an adjacent place may attack, so one that has already moved a city or sea may not (Mercury apart). You may attack one place by several roads if you spend an MP for each; all but one of them bring Reserves (7.3).`,
  },
  {
    number: '6.13',
    title: 'Pinning',
    text: `Attacking blocks that are not Reserves pin as many defending blocks, which cannot move. The defending side chooses which. The others are free to move and even to attack, but not by a road or sea border by which the enemy came into this battle. Our ruling: only the blocks of the main attack pin, but the roads and borders of Reserves are barred too. Reinforcements free no pinned block.`,
  },
  {
    number: '6.14',
    title: 'Response moves',
    text: `Player 2 may spend MP to reinforce a city or sea that Player 1 attacks. The blocks must not be pinned and must come from an adjacent place. They are Reserves (7.3).`,
  },
  {
    number: '6.15',
    title: 'Stacking',
    text: `As many blocks as you like may stand in one place during a Year. In winter a city supplies only some (8.4).`,
  },
  {
    number: '6.2',
    title: 'Moves of Navis',
    text: `A Navis moves from a port to a sea next to it, from a sea to one of its ports, or from sea to adjacent sea. From port to port it has to go by sea. It makes two such moves, or one if it attacks or responds, for which it has to be next to the place. Navis that share a city with land blocks can move with them as one group. Our ruling: from a sea to a port and on to another sea is two moves.`,
  },
  {
    number: '6.3',
    title: 'Amphibious moves',
    text: `For 1 MP one land block goes from a port to another port that is Friendly or Vacant, over one or more seas, each adjacent to the next and all Friendly. It can never land in an Enemy or Contested port.

- Amphibious moves come before all your other moves of the game turn, so each sea must be Friendly by then.
- In each sea crossed, one Navis must stay until the command phase ends. Other Navis may move. Our ruling: it does not matter which Navis stays, and a newcomer may relieve it.
- A block moves by land or by sea in a game turn, not both.
- Out of a Contested city, land blocks that are not pinned (6.13) may go by sea if a sea next to it is Friendly.`,
  },
  {
    number: '6.4',
    title: 'Levies',
    text: `A Command card gives 1 to 3 Levy Points (LP), to be used after your moves. For 1 LP do one of these:

- Add a step to a block on the map. It may get several, for 1 LP each.
- Deploy a block from your levy pool at its lowest strength. It may get further steps at once, for 1 LP each; the elephant's step from II to IV costs 1 LP too. A city can take any number of new blocks.

All of it happens in Friendly cities, those with at least one block of yours; never in Vacant or Contested ones, and never at sea. New blocks are deployed as follows:

- leaders, auxilia and the ballista in any of your Friendly cities
- legions, equitatus and the elephant in their own city, while it is Friendly
- Navis in a Friendly major port; existing ones gain steps in any Friendly port

Our ruling: auxilia and Navis of the pool that differ in nothing but their number are offered one at a time. Cleopatra may gain steps. The enemy learns where a block gained a step or was deployed, but not which block it is, nor in how many cities it could have been raised.`,
  },
];
