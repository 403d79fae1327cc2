import type { RuleSection } from '../../kit/sections';

/** Factions run by rule (8.0), which is not played yet. */
export const nonPlayers: readonly RuleSection[] = [
  {
    number: '8.0',
    title: 'Non-Players',
    text: `Factions that nobody runs can be played by a scheme of rules. At this table they are run by a player (1.5.1) or a bot: the schemes of this chapter are not played yet.`,
  },
  {
    number: '8.1',
    title: 'Non-Players and the sequence of play',
    text: `A Faction run by rule acts when a player would, by its own scheme and under the same rules. Not played yet (8.0).`,
  },
  {
    number: '8.1.1',
    title: 'Command or Event?',
    text: `It declines Events that would change nothing, Capabilities in the last year, and those its scheme forbids. Not played yet (8.0).`,
  },
  {
    number: '8.1.2',
    title: 'No Limited Commands',
    text: `Where a player had a Limited Command, it has a full one with a Special Ability. Not played yet (8.0).`,
  },
  {
    number: '8.1.3',
    title: 'Reading the schemes',
    text: `Numbers are steps one after the other; letters break ties within them. Not played yet (8.0).`,
  },
  {
    number: '8.2',
    title: 'Executing Events',
    text: `How it carries out an Event once it takes it. Not played yet (8.0).`,
  },
  {
    number: '8.2.1',
    title: 'Instructions',
    text: `Signs on the cards say when there is something special: laurels an instruction, swords a refusal, a carnyx that the Arverni take it without a roll. Not played yet (8.0).`,
  },
  {
    number: '8.2.2',
    title: 'Dual use',
    text: `Arverni and Belgae take the shaded text, Romans and Aedui the unshaded one. Not played yet (8.0).`,
  },
  {
    number: '8.2.3',
    title: 'Actions by Events',
    text: `Commands that an Event grants follow the scheme; what it gives to somebody goes to itself. Not played yet (8.0).`,
  },
  {
    number: '8.3',
    title: 'Choosing Regions, Tribes and targets',
    text: `By the order of priorities, and by chance among equals. Not played yet (8.0).`,
  },
  {
    number: '8.3.1',
    title: 'Where Events happen',
    text: `Where it gains or costs most: Legions, then Citadels, then Allies, then the rest. Not played yet (8.0).`,
  },
  {
    number: '8.3.2',
    title: 'Placing Leaders',
    text: `As soon as possible, where most of its pieces are. Not played yet (8.0).`,
  },
  {
    number: '8.3.3',
    title: 'Using Capabilities',
    text: `In the first Regions where they apply. Not played yet (8.0).`,
  },
  {
    number: '8.3.4',
    title: 'Random selection',
    text: `Equals are chosen from by an even roll. Not played yet (8.0).`,
  },
  {
    number: '8.4',
    title: 'Other guidelines',
    text: `What it does it does as much as it can. Not played yet (8.0).`,
  },
  {
    number: '8.4.1',
    title: 'Placing, moving and removing',
    text: `The strongest first for its own pieces and its targets, the weakest first for its Losses. Not played yet (8.0).`,
  },
  {
    number: '8.4.2',
    title: 'Transfers, agreement, Harassment',
    text: `Belgae and Arverni give and agree to nothing and Harass the Romans; Aedui and Romans help each other. Not played yet (8.0).`,
  },
  {
    number: '8.4.3',
    title: 'Retreat',
    text: `To save the last piece, to spare Legions, or from a fight it would lose. Not played yet (8.0).`,
  },
  {
    number: '8.4.4',
    title: 'Frost and the players’ victory',
    text: `While WINTER is seen it does nothing that would carry a player beyond his threshold. Not played yet (8.0).`,
  },
  {
    number: '8.5',
    title: 'Belgae',
    text: `How the Belgae act when they are run by rule. Not played yet (8.0).`,
  },
  {
    number: '8.5.1',
    title: 'Belgae: Battle or March under threat',
    text: `With their Leader or four Warbands beside an enemy of weight they fight where they win, or march away. Not played yet (8.0).`,
  },
  {
    number: '8.5.2',
    title: 'Belgae: Pass or Event?',
    text: `They may Pass to be first on the next card, or take the Event. Not played yet (8.0).`,
  },
  {
    number: '8.5.3',
    title: 'Belgae: Rally?',
    text: `If it brings an Ally, a Citadel, three Warbands or Control. Not played yet (8.0).`,
  },
  {
    number: '8.5.4',
    title: 'Belgae: Raid?',
    text: `When they are poor and it brings two Resources. Not played yet (8.0).`,
  },
  {
    number: '8.5.5',
    title: 'Belgae: March to add Control',
    text: `Into up to three Regions, and to their Leader. Not played yet (8.0).`,
  },
  {
    number: '8.5.6',
    title: 'Belgae: Quarters',
    text: `They leave Devastated Regions and gather about their Leader. Not played yet (8.0).`,
  },
  {
    number: '8.6',
    title: 'Aedui',
    text: `How the Aedui act when they are run by rule. Not played yet (8.0).`,
  },
  {
    number: '8.6.1',
    title: 'Aedui: Event?',
    text: `They Pass to be first, or look at the Event before all else. Not played yet (8.0).`,
  },
  {
    number: '8.6.2',
    title: 'Aedui: Battle?',
    text: `Where it is sure to cost an enemy a Leader, Legion, Citadel or Ally. Not played yet (8.0).`,
  },
  {
    number: '8.6.3',
    title: 'Aedui: Rally?',
    text: `When they have few Warbands or it places much; with Trade or Suborn. Not played yet (8.0).`,
  },
  {
    number: '8.6.4',
    title: 'Aedui: Raid?',
    text: `When they are poor and it brings two Resources. Not played yet (8.0).`,
  },
  {
    number: '8.6.5',
    title: 'Aedui: March?',
    text: `To spread Hidden Warbands, and to gain Control of a Region. Not played yet (8.0).`,
  },
  {
    number: '8.6.6',
    title: 'Aedui: Resources, Supply Lines, Retreat',
    text: `They help the Romans while these are not too strong. Not played yet (8.0).`,
  },
  {
    number: '8.6.7',
    title: 'Aedui: Quarters',
    text: `They leave only Devastated Regions without a friend. Not played yet (8.0).`,
  },
  {
    number: '8.6.8',
    title: 'Aedui: Diviciacus',
    text: `How they lend and use troops while that Capability holds. Not played yet (8.0).`,
  },
  {
    number: '8.7',
    title: 'Arverni',
    text: `How the Arverni act when they are run by rule. Not played yet (8.0).`,
  },
  {
    number: '8.7.1',
    title: 'Arverni: Battle or March under threat',
    text: `With Vercingetorix or ten Warbands beside Romans or Aedui they fight where it pays, or march away. Not played yet (8.0).`,
  },
  {
    number: '8.7.2',
    title: 'Arverni: Event?',
    text: `Some they take at once, others by a roll. Not played yet (8.0).`,
  },
  {
    number: '8.7.3',
    title: 'Arverni: Rally?',
    text: `If it places enough. Not played yet (8.0).`,
  },
  {
    number: '8.7.4',
    title: 'Arverni: March to spread?',
    text: `To bring Hidden Warbands and Control to more Regions. Not played yet (8.0).`,
  },
  {
    number: '8.7.5',
    title: 'Arverni: Raid?',
    text: `When they are poor. Not played yet (8.0).`,
  },
  {
    number: '8.7.6',
    title: 'Arverni: March to mass?',
    text: `To gather about Vercingetorix. Not played yet (8.0).`,
  },
  {
    number: '8.7.7',
    title: 'Arverni: Quarters',
    text: `They leave Devastated Regions and join their Leader. Not played yet (8.0).`,
  },
  {
    number: '8.7.8',
    title: 'Arverni: Vercingetorix’s Elite',
    text: `How they use that Capability. Not played yet (8.0).`,
  },
  {
    number: '8.8',
    title: 'Romans',
    text: `How the Romans act when they are run by rule. Not played yet (8.0).`,
  },
  {
    number: '8.8.1',
    title: 'Romans: Battle or March under threat',
    text: `They fight where Legions or Allies of the enemy are in reach and it pays, or march away. Not played yet (8.0).`,
  },
  {
    number: '8.8.2',
    title: 'Romans: Event?',
    text: `If it does something and is not forbidden. Not played yet (8.0).`,
  },
  {
    number: '8.8.3',
    title: 'Romans: March?',
    text: `Toward the enemy whom they can best fight. Not played yet (8.0).`,
  },
  {
    number: '8.8.4',
    title: 'Romans: Recruit?',
    text: `When many Auxilia are Available or Allies can be placed. Not played yet (8.0).`,
  },
  {
    number: '8.8.5',
    title: 'Romans: Seize?',
    text: `Otherwise, as much as is safe. Not played yet (8.0).`,
  },
  {
    number: '8.8.6',
    title: 'Romans: Resources, Supply Lines, Retreat',
    text: `They help the Aedui while these are not too strong. Not played yet (8.0).`,
  },
  {
    number: '8.8.7',
    title: 'Romans: Quarters',
    text: `They go where it is cheap and safe, most to Provincia. Not played yet (8.0).`,
  },
  {
    number: '8.8.8',
    title: 'Romans: Diviciacus',
    text: `How they lend and use troops while that Capability holds. Not played yet (8.0).`,
  },
  {
    number: '8.9',
    title: 'Victory of a single player',
    text: `Who plays one Faction against the schemes has to meet his condition in the final Winter. Not played yet (8.0).`,
  },
];
