import type { RuleSection } from '../../kit/sections';

/** Special Abilities (4.0). */
export const abilities: readonly RuleSection[] = [
  {
    number: '4.0',
    title: 'Special Abilities',
    text: `What each Faction does better than the others, along with a Command.`,
  },
  {
    number: '4.1',
    title: 'Special Abilities in general',
    text: `With a Command in at least one Region goes one kind of Special Ability, before, during or after it; not with a Limited Command. Each Region counts only once for it. Besiege and Ambush change how a Battle goes.`,
  },
  {
    number: '4.1.1',
    title: 'With which Commands',
    text: `Some go only with certain Commands, as each says.`,
  },
  {
    number: '4.1.2',
    title: 'Leaders',
    text: `Most need the Leader: by his own name in the Region or next to it, as a Successor in the Region itself. Scouts can move, and Besiege works, without him. The Aedui have no Leader but a limit of Regions.`,
  },
  {
    number: '4.1.3',
    title: 'Britannia',
    text: `With a March into or out of Britannia goes no Special Ability.`,
  },
  {
    number: '4.2',
    title: 'Roman Special Abilities',
    text: `Build, Scout, Besiege.`,
  },
  {
    number: '4.2.1',
    title: 'Build',
    text: `With Recruit, March or Seize. Near the Leader, where you have an Ally, or any piece within a Supply Line:

- place a Fort, for 2 Resources;
- then, under Roman Control and not where you Seize, remove an Ally of others or place one of yours, for 2 Resources.`,
  },
  {
    number: '4.2.2',
    title: 'Scout',
    text: `With any Command. Move Auxilia to adjacent Regions, not over the sea, as they lie. Then, near the Leader, each Hidden Auxilia may be flipped to Reveal two Warbands and mark them Scouted: the next time they would be Hidden they only lose the marker.`,
  },
  {
    number: '4.2.3',
    title: 'Besiege',
    text: `With Battle. Where a Legion attacks, a Citadel or Ally of the Defender is removed without a roll, on top of all Losses. A Citadel removed so still halves them.`,
  },
  {
    number: '4.3',
    title: 'Arverni Special Abilities',
    text: `Entreat, Devastate, Ambush.`,
  },
  {
    number: '4.3.1',
    title: 'Entreat',
    text: `With any Command, near the Leader, where you have a Hidden Warband. For 1 Resource a Region, turn a Warband or Auxilia into a Warband of yours, or, under Arverni Control, an Ally of Aedui, Belgae or Germans into one of yours. Without a piece of yours for it, it is just removed.`,
  },
  {
    number: '4.3.2',
    title: 'Devastate',
    text: `With any Command, near the Leader, under Arverni Control. The Arverni lose one Warband in four, every other Faction one in three of its troops and Legions, of its own choice. The Region is Devastated until Spring.

There nobody Recruits or Rallies but Vercingetorix; March and Battle cost double; marches stop; Seize brings nothing, Raids less; and Winter is hard (6.3).`,
  },
  {
    number: '4.3.3',
    title: 'Ambush',
    text: `With Battle, near the Leader, where you have more Hidden pieces than the Defender at the start. The Defender cannot Retreat, removes a piece for each Loss without a roll, and does not strike back. Caesar undoes that by a roll of 4 to 6, but for the Retreat.`,
  },
  {
    number: '4.4',
    title: 'Aedui Special Abilities',
    text: `Trade, Suborn, Ambush.`,
  },
  {
    number: '4.4.1',
    title: 'Trade',
    text: `With any Command. Within Supply Lines gain 1 Resource, or 2 if the Romans agree, for each Aedui Ally and Citadel, and under Aedui Control for each Subdued Tribe, with Roman agreement for each Roman Ally too.`,
  },
  {
    number: '4.4.2',
    title: 'Suborn',
    text: `With Rally, March or Raid, in one Region with a Hidden Aedui Warband. Remove or place up to three pieces of anybody, one Ally at most: 2 Resources for an Ally, 1 for a Warband or Auxilia.`,
  },
  {
    number: '4.4.3',
    title: 'Ambush',
    text: `As that of the Arverni (4.3.3), without a Leader, in one Region of the Battle.`,
  },
  {
    number: '4.5',
    title: 'Belgic Special Abilities',
    text: `Enlist, Rampage, Ambush.`,
  },
  {
    number: '4.5.1',
    title: 'Enlist',
    text: `With any Command, near the Leader, in or next to Germania or where Germans are. Either the Command treats Germanic Warbands there as Belgic ones until it is over, or the Germans execute one free Limited Command of their own as you direct (3.4).`,
  },
  {
    number: '4.5.2',
    title: 'Rampage',
    text: `With Rally, Raid or Battle, near the Leader, where you have Hidden Warbands. Choose a Faction there without Leader, Citadel or Fort, not the Germans. For each Warband you flip it removes a Legion, Warband or Auxilia, or Retreats it to a Region that it or somebody who agrees Controls.`,
  },
  {
    number: '4.5.3',
    title: 'Ambush',
    text: `As that of the Arverni (4.3.3), with Belgic pieces and Leader; Caesar needs a 5 or 6.`,
  },
];
