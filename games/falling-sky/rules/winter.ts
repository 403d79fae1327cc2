import type { RuleSection } from '../../kit/sections';

/** Winter and victory (6.0, 7.0). */
export const winter: readonly RuleSection[] = [
  {
    number: '6.0',
    title: 'Winter',
    text: `A WINTER card brings six phases: Victory, Germans, Quarters, Harvest, Senate, Spring.`,
  },
  {
    number: '6.1',
    title: 'Victory Phase',
    text: `If a Faction meets its condition the game ends here (7.0), and so it does in the final Winter.`,
  },
  {
    number: '6.2',
    title: 'Germans Phase',
    text: `The Germans Rally, March, Raid and Battle by rule. Between equals chance decides.`,
  },
  {
    number: '6.2.1',
    title: 'Germanic Rally',
    text: `First as many Allies as possible: at the Suebi, then in the rest of Germania, then elsewhere. Then as many Warbands as possible.`,
  },
  {
    number: '6.2.2',
    title: 'Germanic March',
    text: `From each Region under Germanic Control march all Warbands that Control does not need, the largest groups first, to where they gain Control, else into a player’s Region, else anywhere. Then all are Hidden.`,
  },
  {
    number: '6.2.3',
    title: 'Germanic Raid',
    text: `With as many Warbands as can, against Factions that have Resources and no Citadel or Fort there.`,
  },
  {
    number: '6.2.4',
    title: 'Germanic Battle',
    text: `From Ambush, wherever they can and it costs an enemy something.`,
  },
  {
    number: '6.3',
    title: 'Quarters Phase',
    text: `Forces find food and shelter, or melt away.`,
  },
  {
    number: '6.3.1',
    title: 'Germans',
    text: `Warbands in Devastated Regions without an Ally go home to Germania, by a die to the Sugambri or the Ubii.`,
  },
  {
    number: '6.3.2',
    title: 'Gauls',
    text: `Belgae, Aedui, then Arverni may move Warbands and Leader to adjacent Regions, not Devastated, that they or somebody who agrees Control. Then each Warband in a Devastated Region without an Ally or Citadel of theirs is lost on 1 to 3.`,
  },
  {
    number: '6.3.3',
    title: 'Romans',
    text: `Legions, Auxilia and Leader may move likewise; then troops within Supply Lines, and the Leader from anywhere, may go to Provincia. One Legion or Auxilia stays free for each Ally and Fort of a Region. For each other outside Provincia pay 1 Resource with an Ally there, 2 without, twice that where it is Devastated, or roll: it is lost on 1 to 3.`,
  },
  {
    number: '6.4',
    title: 'Harvest Phase',
    text: `Everybody earns Resources, up to 45.`,
  },
  {
    number: '6.4.1',
    title: 'Roman earnings',
    text: `As many as their score: Subdued, Dispersed and Roman Tribes.`,
  },
  {
    number: '6.4.2',
    title: 'Gallic earnings',
    text: `Two for each Ally and Citadel.`,
  },
  {
    number: '6.4.3',
    title: 'River tolls',
    text: `The Aedui get four more.`,
  },
  {
    number: '6.5',
    title: 'Senate Phase',
    text: `Rome judges its general and sends what it sees fit.`,
  },
  {
    number: '6.5.1',
    title: 'Senate marker',
    text: `A Roman score below 10 shifts it a box toward Uproar, 10 to 12 toward Intrigue, more than 12 toward Adulation; not downward while Legions are Fallen. Beyond an end it becomes Firm, and a Firm marker first turns back.`,
  },
  {
    number: '6.5.2',
    title: 'Legions',
    text: `Half of the Fallen, rounded down, stay away this Winter; the others go to the track. Then all on the marker’s row and above come to Provincia.`,
  },
  {
    number: '6.5.3',
    title: 'Auxilia',
    text: `If the Leader is in Provincia, Auxilia come there: three in Uproar, four in Intrigue, five in Adulation.`,
  },
  {
    number: '6.6',
    title: 'Spring Phase',
    text: `Successors appear where their Faction has a piece or its home. The remaining Fallen go to the track. Scouted and Devastated markers are removed, and all troops are Hidden. Tribes that are gathering are Subdued again, and Dispersed ones begin to gather; Razed ones stay. Everybody is Eligible.`,
  },
  {
    number: '7.0',
    title: 'Victory',
    text: `Each Faction has a condition of its own. The Germans have none.`,
  },
  {
    number: '7.1',
    title: 'Ranking and ties',
    text: `Who has the highest margin wins, and the others follow in its order. Ties go to the Romans, then the Arverni, then the Aedui.`,
  },
  {
    number: '7.2',
    title: 'Conditions',
    text: `Checked in each Victory Phase:

- Romans: Subdued, Dispersed and Roman Allied Tribes together more than 15.
- Arverni: more than 6 Legions off the map, and more than 8 Allies and Citadels.
- Aedui: more Allies and Citadels than each other Faction has, Germans and Romans included.
- Belgae: Control Value of their Regions, Allies and Citadels together more than 15. Suebi and Dispersed Tribes have no Control Value.`,
  },
  {
    number: '7.3',
    title: 'Final Winter',
    text: `If nobody meets his condition, the margin decides: how far each is beyond it or short of it. For the Arverni it is the lower of the two.`,
  },
];
