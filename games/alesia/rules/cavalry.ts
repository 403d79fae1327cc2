import type { RuleSection } from '../../kit/sections';

/** Cavalry and reconnaissance (22). */
export const cavalry: readonly RuleSection[] = [
  {
    number: '22.1',
    title: 'Cavalry and Outer Works',
    text: `Cavalry never enters a hex with Outer Works, be it across a river from them or in what looks like a gap. Forced into one or through one by a retreat, it is eliminated. Our ruling: a fort there changes nothing.`,
  },
  {
    number: '22.2',
    title: 'Gallic cavalry',
    text: `It starts in off-board zone I.`,
  },
  {
    number: '22.3',
    title: 'Otherwise like foot',
    text: `In all else cavalry is like infantry, double pace on ramparts included.`,
  },
  {
    number: '22.41',
    title: 'Option: reconnaissance',
    text: `Roman cavalry may leave the board into a zone to see what is there. The combat factors of all that is in a zone make the reconnaissance factor. Cavalry forced off the board by a battle is still eliminated.`,
  },
  {
    number: '22.42',
    title: 'Movement of scouts',
    text: `Off the board Roman cavalry moves as Gauls do (11.4). Our ruling: its zone is known to all.`,
  },
  {
    number: '22.43',
    title: 'The screen',
    text: `Only Gallic cavalry in the same zone, with what joins it there by ordinary movement, attacks scouts, and only in the Gallic turn. All squadrons of the zone together are the screening factor, set against the reconnaissance factor on the table for hand-to-hand combat. If Gallic infantry there counts at least three units for each Roman squadron, the Gauls may use the next column to the right.

Two Roman squadrons meet four squadrons and six groups: 2-1, or 3-1 with the infantry. Our ruling: infantry is not lost with the screen, and beyond 5-1 it helps no more.`,
  },
  {
    number: '22.44',
    title: 'Fighting off the board',
    text: `Scouts never attack there; a screen must, at any odds. AE and DE eliminate. Retreats, advances and melee mean nothing. Battle Rages keeps both in the zone for another turn, and both may be reinforced. Our ruling: a screen attacks when Gallic movement off the board is over.`,
  },
  {
    number: '22.45',
    title: 'The report',
    text: `Without a screen the Romans are told how many units of each kind are in the zone, but not their factors. With a screen the report is the less exact the better its odds were: 90 per cent up to 1-2, 75 at 1-1, 50 at 2-1 and 3-1, 33 at 4-1, 25 at 5-1. Figures are rounded, a half upwards. At 50 per cent four squadrons may be reported as two to six. Our ruling: the Gauls name one figure for the cavalry and one for the infantry, of who is left after the attack.`,
  },
  {
    number: '22.46',
    title: 'When the report comes',
    text: `Nothing is told before a Roman squadron is back within the Outer Works. The report is of the turn in which the screen attacked; what has moved since need not be told. Our ruling: back is on the outer line of ramparts or within it.`,
  },
  {
    number: '22.47',
    title: 'The messenger',
    text: `Once a turn, after Roman movement, a messenger may be sent instead of riding back. He comes through on 3 to 6 where there is no screen, on a 6 where there is one. Then the report is given. Our ruling: one messenger a turn for all Romans, from where a scout still is.`,
  },
];
