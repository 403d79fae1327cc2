import type { RuleSection } from '../../kit/sections';

/** The winter turn (8.0): Cleopatra, victory, Navis, supply, disbanding and the next year. */
export const winter: readonly RuleSection[] = [
  {
    number: '8.0',
    title: 'The Winter Turn',
    text: `Winter comes when both sides have played their five cards. Sections 8.1 to 8.6 are carried out in that order.`,
  },
  {
    number: '8.1',
    title: 'Cleopatra goes home',
    text: `Cleopatra returns to Alexandria. If blocks of the enemy hold it, she changes over to them at once and keeps her strength.`,
  },
  {
    number: '8.2',
    title: 'Victory check',
    text: `Count the VP of both sides and see whether the game is won (1.2).`,
  },
  {
    number: '8.3',
    title: 'Navis to port',
    text: `Every Navis at sea goes to a Friendly port of that sea, Caesar's before Pompey's. Where there is none, the Navis is disbanded; it can be raised again next Year.`,
  },
  {
    number: '8.4',
    title: 'Winter supply',
    text: `A city supplies three blocks, and as many more as its value: Genua three, Massilia four, Rome five. What exceeds this is disbanded, the owner choosing the blocks. They go to the levy pool upright and can be raised again next Year. Our ruling: Caesar decides first. Navis that have just come into port count. Cleopatra counts for the supply of Alexandria but is never the block disbanded.`,
  },
  {
    number: '8.5',
    title: 'Disbanding',
    text: `You may disband any of your blocks on the map except Cleopatra. They go to your levy pool and can be raised again next Year; their steps are lost. Two blocks are never merged into one. Our ruling: Caesar decides first. Leaders may be disbanded too, and stand upright in the pool.`,
  },
  {
    number: '8.6',
    title: 'The next Year',
    text: `Blocks that lie face-up stand up in their levy pools again and can be raised in the new Year. All 27 cards are shuffled, each side is dealt six, and each discards one of them unseen.`,
  },
];
