import type { RuleSection } from '../../kit/sections';

/** The End of Turn Phase (6.0 to 6.7.1). */
export const endOfTurn: readonly RuleSection[] = [
  {
    number: '6.0',
    title: 'End of Turn Phase',
    text: `When all cards have been played, units go home or into winter quarters, and losses are made good. The parts come strictly in the order of their numbers, 6.1 to 6.7.`,
  },
  {
    number: '6.1',
    title: 'Harvest',
    text: `A die settles the garrison limit of every area, and what a legion in winter quarters costs (6.4).

- 1, poor: garrisons of 1, 3 supply points a legion
- 2 to 5, normal: garrisons of 2, 2 supply points a legion
- 6, bountiful: garrisons of 3, 1 supply point a legion

Gallic units in their home area, minor leaders included, do not count against the limit, nor does Caesar (7.1).`,
  },
  {
    number: '6.2',
    title: 'Units go home',
    text: `Units return in this order: eliminated tribes (6.2.1), legions (6.2.2), tribes of Rome (6.2.3), tribes of the Barbarians (6.2.4), Germans (6.2.5). Cavalry comes before all of them (9.4).

Our ruling: all see how many units of which colour go from where to where, but not which they are.`,
  },
  {
    number: '6.2.1',
    title: 'Eliminated tribes',
    text: `Eliminated units of a tribe come home.

- If any units are there, they join that side at strength 1.
- If nobody is there and no unit of the tribe is left, it is neutral again, at full strength and face down.
- If nobody is there but a unit of the tribe is left elsewhere, they return at strength 1 to the side of that unit. The units of one tribe can end up on different sides.

Our ruling: if the units left are on both sides, those who return to an empty home are neutral. An active unit that comes home to neutral units of its tribe brings them to its side.`,
  },
  {
    number: '6.2.2',
    title: 'Roman legions',
    text: `Legions return to Transalpine Gaul, or winter outside it, within the garrison limit of each area, for supply (6.4). Caesar does not count against the limit and needs no supply, but cannot stay away two turns in a row. No legion stays in Germania (6.2.5). Eliminated legions come back later (6.7.1).

If enemies hold Transalpine Gaul, all who return attack them at once, as a single group. Barbarians eliminated there return as soon as that battle is over. If Caesar had to return and fails, he retreats to the off-map area.

Our ruling: other legions on their way home retreat to the off-map area or to areas within the garrison limits; if they win, they stay. If the Barbarians win, they may regroup. Legions in the off-map area may stay there and need no supply. Roman cavalry is treated as a legion, but winters only with Caesar (9.4). When Transalpine Gaul is held by enemies, cavalry that comes home before the legions goes to the off-map area without a battle.`,
  },
  {
    number: '6.2.3',
    title: 'Tribes of Rome',
    text: `Gallic units of Rome go home and remain its allies. Those whose home is held by Barbarian units change sides, at the strength they have.`,
  },
  {
    number: '6.2.4',
    title: 'Tribes of the Barbarians',
    text: `Gallic units of the Barbarians go home and remain allies. A tribe that finds Roman units at home, legions or Gauls, changes sides at the strength it has; a minor leader who finds legions there is eliminated.

Vercingetorix may go home or stay where he is, every turn. Gallic units in his area may stay with him, up to the garrison limit; he counts against it.

Our ruling: a minor leader is eliminated by any Roman unit in his home, Gauls included, and by a neutral tribe.`,
  },
  {
    number: '6.2.5',
    title: 'Germans',
    text: `Eliminated Germans come back to Germania with strength 1, except Ariovistus (7.2). Ariovistus may stay outside Germania, but not two turns in a row. Germans in his area may stay with him, up to the garrison limit; he counts against it. All others return to Germania.

Legions and Gallic units never stay in Germania. Our ruling: if Vercingetorix is there and has no home to go to, he is eliminated.`,
  },
  {
    number: '6.3',
    title: 'Control of tribe areas',
    text: `A tribe counts for the side whose units are in its home area, also when its units are on both sides. A side with 18 or more tribes wins at once.

Our ruling: all units in the home area count, not only those of the tribe. An empty home counts for nobody, also when its tribe winters with Vercingetorix.`,
  },
  {
    number: '6.4',
    title: 'Supply and attrition',
    text: `Rome pays for each legion that winters outside Transalpine Gaul: 2 supply points, 1 after a bountiful and 3 after a poor harvest. Caesar is free (6.2.2).

Rome must pay for as many as it can. Each of the others loses one step. A legion without steps is eliminated: the Barbarians score for it (8.0), and it returns a turn later (6.7.1).

Our ruling: Rome chooses which legions go without.`,
  },
  {
    number: '6.5',
    title: 'Replacements',
    text: `- Legions may regain steps for 1 supply point each: in Transalpine Gaul as many as they lack, outside it at most one.
- Germans in Germania and Gallic units at home may regain one step each, for nothing.

Our ruling: Gallic leaders in their home area regain a step like tribes.`,
  },
  {
    number: '6.6',
    title: 'Roman supply production',
    text: `Each fortified town area that Rome controls produces 1 supply point, Transalpine Gaul 2. There are never more than 19 or fewer than 0.

Our ruling: control of a town is that of 6.3; an empty area produces nothing. Transalpine Gaul produces unless Barbarians are there.`,
  },
  {
    number: '6.7',
    title: 'Roman reinforcements',
    text: `New legions arrive in pairs, by the roll of a die:

- XIII and XIV: in turn 1 on 1 or 2, in turn 2 on 1 to 3, in turn 3 without a roll
- I and XV: in turn 5 on 1 to 3, in turn 6 on 1 to 4, in turn 7 without a roll

All reinforcements are placed in Transalpine Gaul, or in the off-map area while enemies are in Transalpine Gaul.

Our ruling: one roll brings both legions of a pair.`,
  },
  {
    number: '6.7.1',
    title: 'Eliminated legions',
    text: `An eliminated legion comes back at full strength when the next turn ends, with the reinforcements: one lost in turn 3 as turn 4 ends. Caesar does not, for his loss ends the game (7.1).`,
  },
];
