import type { RuleSection } from '../../kit/sections';

/** Armies (3.0): what a block says and what kinds there are. */
export const armies: readonly RuleSection[] = [
  {
    number: '3.0',
    title: 'Blocks and what is hidden',
    text: `Caesar's blocks are tan, Pompey's are green and Cleopatra's is blue. You see the faces of your own blocks; of an enemy block you see only where it stands and its colour. Blocks come to light when they fight (7.1) and are hidden again after the battle. Eliminated blocks lie face-up until the Year ends (5.2).`,
  },
  {
    number: '3.1',
    title: 'What a block says',
    text: `The face of a block gives its strength (3.11), its combat rating (3.12) and its name, with a levy city on some (3.13).`,
  },
  {
    number: '3.11',
    title: 'Strength',
    text: `The Roman numeral on top is the present strength. At full strength it is IV, III or II, depending on the block. A block rolls one die for each point of strength, so at III it rolls three. Each hit takes one step; a block without a step left is eliminated (7.5).`,
  },
  {
    number: '3.12',
    title: 'Combat rating',
    text: `The letter says when a block acts in a battle round: A, then B, then C, then D. With the same letter, the defender's blocks act before the attacker's (7.2). The number is the block's firepower, the highest roll that scores a hit (7.4): a B3 block hits with 1, 2 and 3.`,
  },
  {
    number: '3.13',
    title: 'Name and levy city',
    text: `A legion bears the name of a city. When you deploy it from your levy pool, it comes into play there and nowhere else (6.4). Equitatus and the elephant have such a city too (3.24).`,
  },
  {
    number: '3.2',
    title: 'Kinds of blocks',
    text: `Both sides have leaders, legions, auxilia, equitatus, a ballista and Navis. Only Pompey has an elephant, and Cleopatra may fight for either side.`,
  },
  {
    number: '3.21',
    title: 'Leaders',
    text: `Each side has three leaders: Caesar, Antonius and Octavian against Pompey, Scipio and Brutus. The first two of each start on the map. Octavian or Brutus can come in once a leader of that side has been killed (7.51).`,
  },
  {
    number: '3.22',
    title: 'Legions',
    text: `Legions carry an eagle, a number and the name of their levy city. They are rated C2, C3 or C4; veterans have the better ratings.`,
  },
  {
    number: '3.23',
    title: 'Auxilia',
    text: `Each side has four auxilia: two of light infantry (B1) and two of archers (A1). Raise them in whatever Friendly city you like.`,
  },
  {
    number: '3.24',
    title: 'Equitatus',
    text: `Cavalry is rated B2 or B3. It is raised like a legion, only in its own city while that is Friendly. There are four on Caesar's side and three on Pompey's, who has an elephant besides (7.41).`,
  },
  {
    number: '3.25',
    title: 'Ballista',
    text: `Each side has one ballista, which you may raise in any city Friendly to you. It fights better in defence than in attack (7.42).`,
  },
  {
    number: '3.26',
    title: 'Navis',
    text: `Each side has five Navis, its warships, rated D2 or D3. At sea all blocks are Navis, so that the letter makes no difference there, but in a battle ashore they are among the last to act. Raise them in Friendly major ports (4.42).`,
  },
  {
    number: '3.27',
    title: 'Cleopatra',
    text: `Cleopatra, rated C1, stands for Egypt. She begins on Pompey's side but changes sides rather than being eliminated (7.52). She does not count as a leader: her loss gives no VP.`,
  },
];
