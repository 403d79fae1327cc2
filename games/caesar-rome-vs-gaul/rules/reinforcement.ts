import type { RuleSection } from '../../kit/sections';

/** What arrives before the cards are played, and the Gallic Spring Muster (5.0, 6.0). */
export const reinforcement: readonly RuleSection[] = [
  {
    number: '5.0',
    title: 'Reinforcements',
    text: `First the Gauls, then, from turn 2, Rome.`,
  },
  {
    number: '5.1',
    title: 'Gallic reinforcements',
    text: `Tribes are drawn and placed one by one.`,
  },
  {
    number: '5.1.1',
    title: 'Minor uprising',
    text: `Each turn three Tribes are drawn from the Tribe Pool by chance.`,
  },
  {
    number: '5.1.2',
    title: 'Where a drawn Tribe goes',
    text: `All three are drawn before any is placed. For each the Gallic player chooses A or B; C happens when neither is possible.

A. On the map. In a space of the Tribe’s Province (or its section, 11.3.5) without Roman influence and without a Gallic Stronghold. Its Fortified Town comes with it (11.2). Gallic influence in that space moves to another open Town of the Province, or is removed if there is none. Our ruling: in the Reinforcement Phase Roman units keep no Tribe away: it arrives inside its town, which is not besieged then. In a card play they do. The German Tribe always does.

B. Into the council. Into the Gallic Council Box, where there is room or another makes room (18.2).

C. Into submission. The Tribe loses a step and goes to the Submitted Tribes Box (17.8). Nobody chooses C: a Tribe without a space takes the place of another in the full box as long as one may make room.`,
  },
  {
    number: '5.2',
    title: 'Roman replacements and reinforcements',
    text: `From turn 2.`,
  },
  {
    number: '5.2.1',
    title: 'Replacements',
    text: `Two replacement steps a year. One step turns a reduced Legion to full strength. Two bring an eliminated Legion back, reduced, into a Walled City Rome controls or to another Legion that has a Supply Path to Rome. Only Legions with a Supply Path to Rome (15.3.2) are restored. Steps not used are lost.`,
  },
  {
    number: '5.2.2',
    title: 'Emergency replacements',
    text: `For every three of its influence markers that Rome takes off Provincia (Volcae, Allobroges, Narbonensis) it has one replacement step more. Our ruling: Rome may do so as often as it can use the step.`,
  },
  {
    number: '5.2.3',
    title: 'Reinforcements',
    text: `On turn 5 Legions V and VI come into a Walled City Rome controls or to a Legion with a Supply Path to Rome.`,
  },
  {
    number: '5.3',
    title: 'Caesar',
    text: `On turns 2 to 6 a die is rolled for Caesar. On 2 to 6 he is placed at once; on 1 he is delayed in Rome and placed at the start of Rome’s second card play of the turn, in which he may act as usual.

- He is placed on a space Rome controls that has a Supply Path to Rome.
- While he is delayed no Event that activates him is played.
- He is delayed once in a game at most: then no more dice are rolled.

Our ruling: he is not placed where enemy units stand; without a space he waits in Rome until there is one. A card whose Event activates him may still be played for its Action Points.`,
  },
  {
    number: '5.4',
    title: 'Legates',
    text: `Two Legates help Caesar each year.`,
  },
  {
    number: '5.4.1',
    title: 'How many',
    text: `Rome has two Legates a year, drawn by chance. Those of the year before were put back first and may be drawn again.`,
  },
  {
    number: '5.4.2',
    title: 'A Legate kept',
    text: `In the Roman Winter Segment Rome may keep one of its Legates (16.2.1). Then one is put back, and one is drawn.`,
  },
  {
    number: '5.4.3',
    title: 'Where they are placed',
    text: `Each, also the one kept, in any space with a Legion or in a Walled City Rome controls. No Supply Path is needed.`,
  },
  {
    number: '6.0',
    title: 'Gallic Spring Muster',
    text: `The Gauls gather before the first card.`,
  },
  {
    number: '6.1',
    title: 'What moves',
    text: `Every Gallic Tribe and Leader may move up to 3 Movement Points, for no Action Points.`,
  },
  {
    number: '6.2',
    title: 'Restrictions',
    text: `In the Muster Gallic units and Leaders may not

- remove influence (8.3.3) or besiege,
- enter a space with a Roman Combat Unit or the German Tribe (17.4),
- end in a space Rome controls, though they may pass through it,
- enter a space where they could be intercepted (12.1.1),
- enter Germania or Britannia.

Our ruling: nothing is besieged in the Muster, so Tribes leave a Fortified Town on which Romans stand without a battle.`,
  },
];
