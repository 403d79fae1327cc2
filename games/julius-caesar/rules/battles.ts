import type { RuleSection } from '../../kit/sections';

/** Battles (7.0): turns, reserves, hits, eliminated blocks, retreats and regroups. */
export const battles: readonly RuleSection[] = [
  {
    number: '7.0',
    title: 'Battles',
    text: `Where both sides have blocks after the command phase, they fight.`,
  },
  {
    number: '7.1',
    title: 'Order of battles',
    text: `Battles begin when all moves and levies have been made. Player 1 picks the first; it is fought to its end, then Player 1 picks another. The blocks of a battle are revealed when it begins, Reserves when they arrive; afterwards those that are left are hidden again. The order can matter, because a battle won makes its place Friendly, which later retreats and regroups may use.`,
  },
  {
    number: '7.2',
    title: 'Rounds and battle turns',
    text: `A battle has up to four rounds. In each, every block gets one battle turn, to fire, retreat or pass. Nobody retreats in round 1. In round 4 attacking blocks cannot fire or pass: they have to retreat when their turn comes.

All A blocks have their turns first, then B, C and D; within a letter the defending blocks go before the attacking ones. Our ruling: blocks of one side with the same letter act in the order their owner likes. A battle ends when one side has no block left in it, Reserves counted.`,
  },
  {
    number: '7.3',
    title: 'Reserves',
    text: `If you attack by several roads, or over several sea borders, you name one of them the main attack. Blocks that came by the others are Reserves, and so are blocks with which Player 2 reinforces a battle begun by Player 1.

In round 1 Reserves stay hidden and do nothing: they neither fire nor retreat nor take hits. They arrive when round 2 begins. Our ruling: the attacker names the main attack when that side's moves end; until then it is the first road used. Hits that the main force can no longer take in round 1 are lost. Once either main force is gone, round 1 ends.`,
  },
  {
    number: '7.31',
    title: 'Disruption',
    text: `If round 1 destroys your main force, your Reserves lose one step each as they arrive, then fight as usual. If the defender's Reserves are disrupted, the sides change roles for good: from then on the attacker is the defender.

Our ruling: after that everything goes by the new roles: the order of turns, the letter of a ballista, retreats, and who must leave in round 4. The roads by which each side came stay its own. A Cleopatra who has changed sides counts as lost to her main force.`,
  },
  {
    number: '7.4',
    title: 'Hits',
    text: `A block that fires rolls a die for each point of its strength. A die that shows its firepower or less is a hit: an Equitatus B2 at strength III rolls three dice and hits with 1 and 2.

Hits take effect at once, one by one. Each takes a step from the enemy block that is strongest at that moment; where several are equally strong, their owner chooses. A block that loses its last step is eliminated immediately (7.5). A dead leader does not go to the levy pool (7.51).`,
  },
  {
    number: '7.41',
    title: 'The elephant',
    text: `The elephant has only the steps IV and II. One hit brings it from IV down to II, the next one eliminates it.`,
  },
  {
    number: '7.42',
    title: 'The ballista',
    text: `The ballista is B4 on the defending side and D4 on the attacking side.`,
  },
  {
    number: '7.5',
    title: 'Eliminated blocks',
    text: `An eliminated block lies face-up with its levy pool and cannot be raised again before the next Year. Leaders (7.51) and Cleopatra (7.52) are exceptions. Our ruling: a block that Jupiter brought over goes to the pool it first came from, also when it is disbanded in winter (8.4, 8.5).`,
  },
  {
    number: '7.51',
    title: 'Killed leaders',
    text: `A leader who is eliminated is out of the game. The enemy keeps the block, and it is worth 1 VP. The third leader of the side that lost one, Octavian or Brutus, then joins its levy pool and can be deployed in any Friendly city for the usual LP. Our ruling: until a leader is lost the third one cannot be levied; then it can be at once, even in the same game turn.`,
  },
  {
    number: '7.52',
    title: 'Cleopatra in battle',
    text: `Cleopatra serves whichever side she is on. When she would be eliminated, she instead goes over to the enemy at strength I, on the spot, and fights for that side from her next battle turn. Each winter she goes back to Alexandria (8.1).

Our ruling: she has one battle turn a round, whichever side she is on. In round 1 she belongs to the main force of her new side. Hits left over go to the side she has left. She also changes sides when disruption takes her last step, or when she has no retreat in round 4.`,
  },
  {
    number: '7.6',
    title: 'Retreats',
    text: `From round 2 on, a block whose battle turn it is may retreat and not fire. A block that must retreat and has nowhere to go is eliminated.`,
  },
  {
    number: '7.61',
    title: 'Limits of retreats',
    text: `The road limits (6.11) hold for all blocks of a side that retreat in the same round, but over a strait only one. No block can retreat to an Enemy or Contested place.`,
  },
  {
    number: '7.62',
    title: 'Retreats of attackers',
    text: `Attacking blocks may retreat from round 2 on, and have to in round 4. They go to an adjacent city that is Friendly, or to a Vacant one by a road that was used to start or reinforce this battle. Our ruling: roads used by any attacking block, Reserves included, serve all attackers.`,
  },
  {
    number: '7.63',
    title: 'Retreats of defenders',
    text: `Defending blocks may retreat from round 2 on. Any Friendly or Vacant city next to the battle will do, but not by a road the attacker came in by. Our ruling: such a road stays barred even when it leads to a city that has become Friendly.`,
  },
  {
    number: '7.64',
    title: 'Retreats by sea',
    text: `A land block may retreat from a port over one Friendly sea next to it, to a Friendly port of that sea. Only one block may do so in a round. Both sides can, each over a Friendly sea of its own. Our ruling: the limit is one block for each side. What is Friendly is judged at that moment.`,
  },
  {
    number: '7.7',
    title: 'Regroups',
    text: `When a battle is over, the winner may move any of the winning blocks, Reserves too, to adjacent cities that are Friendly or Vacant then. Road limits (6.11) hold. No block regroups by an amphibious move. Our ruling: road counts start afresh for a regroup, with two blocks over a strait.`,
  },
  {
    number: '7.8',
    title: 'Battles of Navis',
    text: `Navis of both sides in one sea fight a battle like any other. All have the letter D, so the defender's go first. If any defending Navis are left in round 4, the attackers must retreat.`,
  },
  {
    number: '7.81',
    title: 'Navis in battles ashore',
    text: `Navis also fight in ports, on either side. To attack a port they must come from a sea next to it.`,
  },
  {
    number: '7.82',
    title: 'Retreats of Navis',
    text: `Navis may retreat in their D turn from round 2 on. Those with no retreat must win or are eliminated. Our ruling: Navis that fight in a port retreat to seas only, since they never go from port to port (6.2). A sea or port that one attacking Navis came from serves them all.

- Attacking Navis go to a sea or port they came from if it is Friendly or Vacant, to an adjacent Friendly sea, or to a Friendly port of the sea they are in.
- Defending Navis go to an adjacent Friendly sea, to an adjacent Vacant sea unless the attacker came from it, or to a Friendly port of the sea they are in.`,
  },
  {
    number: '7.83',
    title: 'Regroups of Navis',
    text: `Navis that win a battle at sea may move to an adjacent sea, or to a port of that same sea, if it is Friendly or Vacant. Our ruling: Navis that won ashore stay.`,
  },
];
