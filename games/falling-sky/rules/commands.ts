import type { RuleSection } from '../../kit/sections';

/** Commands (3.0). */
export const commands: readonly RuleSection[] = [
  {
    number: '3.0',
    title: 'Commands',
    text: `Each Faction has four: the Romans Recruit, March, Seize and Battle, the Gauls Rally, March, Raid and Battle.`,
  },
  {
    number: '3.1',
    title: 'Commands in general',
    text: `Choose a Command and one Region or more, each only once. You pay as you choose, and take the Regions, your pieces and your targets in any order you like. You need Resources for what you choose.`,
  },
  {
    number: '3.1.1',
    title: 'Pawns',
    text: `Markers for what has been chosen. The map shows chosen Regions with a broken outline.`,
  },
  {
    number: '3.1.2',
    title: 'Free actions',
    text: `What an Event grants costs nothing and does not touch Eligibility. All other conditions stay.`,
  },
  {
    number: '3.2',
    title: 'Roman Commands',
    text: `Recruit, March, Seize, Battle.`,
  },
  {
    number: '3.2.1',
    title: 'Recruit',
    text: `Raises Auxilia and Allies. Choose Regions that are not Devastated. Each costs 2 Resources, or nothing within a Supply Line. In each do one of these:

- under Roman Control, or with Caesar there, place an Ally at a Subdued Tribe;
- with a Roman Leader, Ally or Fort there, place Auxilia: one for each of your Allies, Leader and Fort. In Provincia one more.

A Supply Line is a chain of Regions to the border of Cisalpina (Ubii, Sequani, Provincia), the Region itself included, each without Control or under Control of somebody who agrees. The Germans never do.`,
  },
  {
    number: '3.2.2',
    title: 'Roman March',
    text: `2 Resources for each Region that pieces leave, 4 where it is Devastated. Its Auxilia are Hidden, and its groups then move to an adjacent Region and on to a second; Caesar’s group to a third. Pieces may drop off on the way.

- Stop at the Rhenus, on the way into or out of Britannia, and in each Devastated Region entered.
- Through Britannia no Special Ability goes with the March.
- Who enters a Region and leaves it again may be Harassed by those with Hidden Warbands there: for every three of them the Romans lose an Auxilia, or roll for a Legion or Leader, which is lost on 1 to 3. Factions choose in the order of the card; the Germans always do it.`,
  },
  {
    number: '3.2.3',
    title: 'Seize',
    text: `Free. In each Region with Roman pieces, one after the other:

- under Roman Control, Disperse any Subdued Tribes, with at most four markers on the map;
- for each of them the Arverni and then the Belgae roll: on 1 to 3 they Rally for nothing in the adjacent Regions;
- unless the Region is Devastated, gain 2 Resources for each Subdued or Roman Tribe there and 6 for each just Dispersed;
- those with Warbands there may Harass, as on a March.`,
  },
  {
    number: '3.2.4',
    title: 'Roman Battle',
    text: `2 Resources for each Region, 4 where it is Devastated. In each: name the Defender; the Defender says whether to Retreat; you strike; without a Retreat the Defender strikes back and both sides’ troops are Revealed; then the Retreat is carried out.

- Each Leader and Legion causes 1 Loss, each Warband or Auxilia half of one. Caesar’s Legions cause 2 each when he attacks.
- A Defender who Retreats, or had a Citadel, takes half. Fractions are dropped at the end.
- For a Loss remove a piece, or roll for a Leader, Legion, Fort or Citadel: it goes on 1 to 3 and stays on 4 to 6. Allies, Citadels and Forts come last, but first when you Retreat.
- A Retreat leads to one adjacent Region that the Defender or somebody who agrees Controls. From Romans the Leader and Hidden Warbands may stay behind instead.
- Germans never Retreat. The Fort of Provincia takes no Loss.`,
  },
  {
    number: '3.3',
    title: 'Gallic Commands',
    text: `Rally, March, Raid, Battle.`,
  },
  {
    number: '3.3.1',
    title: 'Rally',
    text: `1 Resource for each Region, for the Belgae 2 outside Belgica. Not where it is Devastated. In each do one of these:

- under your Control, place an Ally at a Subdued Tribe;
- where you have Allies or Citadels, place as many Warbands; the Arverni one more, and one for their Leader. At home at least one;
- turn an Ally at a City into a Citadel.

Vercingetorix lets the Arverni Rally where it is Devastated, for 2, place an Ally without Control, and place an Ally or Citadel and Warbands too.`,
  },
  {
    number: '3.3.2',
    title: 'Gallic March',
    text: `1 Resource for each Region that pieces leave, 2 where it is Devastated. Its Warbands are Hidden, and groups of them, with the Leader if you like, move to an adjacent Region. Vercingetorix and those with him may go on to a second, under the limits of a Roman March; Roman Auxilia may Harass them too.`,
  },
  {
    number: '3.3.3',
    title: 'Raid',
    text: `Free. In each Region flip one or two Hidden Warbands. Each gains a Resource, unless the Region is Devastated, or takes one from an enemy with pieces there who has no Citadel or Fort there; not from the Germans.`,
  },
  {
    number: '3.3.4',
    title: 'Gallic Battle',
    text: `1 Resource for each Region, 2 where it is Devastated. It goes like a Roman Battle (3.2.4). Ambiorix’s Warbands cause 1 Loss each when he attacks. A Defender’s Fort halves Losses like a Citadel. Nobody may stay behind from a Retreat but Allies, Citadels and Forts.`,
  },
  {
    number: '3.4',
    title: 'Germanic Commands',
    text: `Those of the Gauls, at no cost, in the Germans Phase (6.2) and when another Faction directs them.`,
  },
  {
    number: '3.4.1',
    title: 'Germanic Rally',
    text: `An Ally where the Germans already have Control, then Warbands up to their Allies there, the new one included; at least one in Germania. Not where it is Devastated.`,
  },
  {
    number: '3.4.2',
    title: 'Germanic March',
    text: `From each Region at most one group, to one adjacent Region. All Warbands of the chosen Regions are Hidden.`,
  },
  {
    number: '3.4.3',
    title: 'Germanic Raid',
    text: `Always against a Faction, which loses the Resources; the Germans keep no account.`,
  },
  {
    number: '3.4.4',
    title: 'Germanic Battle and Ambush',
    text: `The Germans attack only from Ambush, where they have more Hidden pieces than the enemy. There is no Retreat. Each Loss removes a piece without a roll, and nobody strikes back, unless Caesar is there and rolls 4 to 6.`,
  },
  {
    number: '3.4.5',
    title: 'Germanic Losses, Harassment and agreement',
    text: `They lose Scouted, then Revealed, then Hidden Warbands, then Allies, those in Cities last, by chance. They always Harass and agree to nothing.`,
  },
];
