import type { RuleSection } from '../../kit/sections';

/** The two Assault Periods and the pause between them (12). */
export const periods: readonly RuleSection[] = [
  {
    number: '12.1',
    title: 'Two Assault Periods',
    text: `The game has two days of battle, each an Assault Period of 12 turns.`,
  },
  {
    number: '12.2',
    title: 'The besieged return',
    text: `After the last turn of the first period all surviving besieged units go back into the town, wherever they are. Our ruling: also from off the board.`,
  },
  {
    number: '12.3',
    title: 'The relieving force withdraws',
    text: `All surviving relieving units go off the board, each to the zone whose edge is nearest, counted straight in hexes over any terrain. Where zones are equally near the Gauls choose. They do not move any further. Our ruling: from inside the town the distance counts from the nearest wall.`,
  },
  {
    number: '12.4',
    title: 'Units revived',
    text: `Each side may bring back units worth a tenth of the combat factors it has lost, rounded down, and place them anywhere; Gauls also off the board. Each kind counts for itself: for lost cavalry comes cavalry, and only once ten squadrons are lost. Cohorts of legions and of recruits are one kind. Archers, slingers and Numidian light infantry never come back. Our ruling: the Romans place theirs before they look off the board.`,
  },
  {
    number: '12.5',
    title: 'Gallic replacements',
    text: `What the Gauls bring back is shared between besieged and relieving force as their losses are. What one force cannot use is gone. Relieving units come back in any off-board zone, chosen before the Romans take up their new positions. Our ruling: the tenth of a kind is rounded down, then each force’s share of it again; besieged units come back in the town.`,
  },
  {
    number: '12.6',
    title: 'The Romans regroup',
    text: `When the Gauls are done, the Romans may look at the off-board zones (11.8) and place all their counters but forts anew, anywhere but in the town or next to it. Then the second Assault Period begins. Our ruling: it begins without disruption and raging battles, ten units have to land anew (18.1), and a delay is drawn anew (18.2).`,
  },
  {
    number: '12.7',
    title: 'Option: shorter Assault Periods',
    text: `Each Assault Period has 11 turns, or 10, as agreed before the game.`,
  },
];
