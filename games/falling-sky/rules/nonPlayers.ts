import type { RuleSection } from '../../kit/sections';

/** Factions run by rule (8.0). */
export const nonPlayers: readonly RuleSection[] = [
  {
    number: '8.0',
    title: 'Non-Players',
    text: `Factions that nobody runs are played by a scheme of rules, any of the four, chosen when the room is opened, as long as one is left for a player. The rulebook recommends the Belgae or the Aedui with three players, both of them with two, and all but the Romans or all but the Arverni for one. The Factions that are left go to the players, one each, or in the pairs of 1.5.1. Who gives up leaves his Factions to the rules from then on. The designers’ errata of 2018 to these schemes are applied unless the room is opened without them (8.5.1, 8.8.1).`,
  },
  {
    number: '8.1',
    title: 'Non-Players and the sequence of play',
    text: `A Faction run by rule acts when a player would: its scheme (8.5 to 8.8) says whether it passes, takes the Event or executes a Command. It pays, and keeps to the procedures, as anybody does. The journal tells what it does, why, and by which section.`,
  },
  {
    number: '8.1.1',
    title: 'Command or Event?',
    text: `The scheme says when it looks at the Event. It declines one that would change nothing or only Reveal its own pieces, a Capability when the next Winter is the last, and those forbidden to it. To add or remove a Capability is a change.`,
  },
  {
    number: '8.1.2',
    title: 'No Limited Commands',
    text: `Where the Sequence of Play leaves a player a Limited Command, it has a full one and may add a Special Ability. A Limited Command that an Event grants stays limited.`,
  },
  {
    number: '8.1.3',
    title: 'Reading the schemes',
    text: `Steps are followed one after the other, each as far as it goes. Within a step there are priorities, each of which narrows down what those before it have left.`,
  },
  {
    number: '8.2',
    title: 'Executing Events',
    text: `How it carries out an Event that it takes, or that another Faction’s Event lets it take part in.`,
  },
  {
    number: '8.2.1',
    title: 'Instructions',
    text: `Signs at its symbol on the card say that something special holds: laurels an instruction of its own, swords that it declines, a carnyx that the Arverni take the Event without a roll. Its instructions hold, too, when another Faction’s Event gives it something to do.`,
  },
  {
    number: '8.2.2',
    title: 'Dual use',
    text: `Of two texts Arverni and Belgae take the shaded one, Romans and Aedui the other, unless an instruction says otherwise.`,
  },
  {
    number: '8.2.3',
    title: 'Actions by Events',
    text: `Commands and Special Abilities that an Event grants follow its scheme in the Regions concerned, those with Germans, too. Of several in a row the priorities of the first count. What goes to somebody goes to itself, or the Event counts as one without effect. It chooses where the most Legions, then Citadels, then Allies, then other pieces are placed, removed or replaced.`,
  },
  {
    number: '8.3',
    title: 'Choosing Regions, Tribes and targets',
    text: `For each priority in turn as long as there is something to choose, a limit is not reached and there are Resources; then for the next.`,
  },
  {
    number: '8.3.1',
    title: 'Where Events happen',
    text: `To its own gain first; then where the most of its own pieces come or the most of the enemy’s go: Legions, Citadels, Allies, others; then at random. A Region is dealt with in full before the next one.`,
  },
  {
    number: '8.3.2',
    title: 'Placing Leaders',
    text: `As soon as possible, where most of its pieces are. Vercingetorix rises in the first Spring in which he may.`,
  },
  {
    number: '8.3.3',
    title: 'Using Capabilities',
    text: `One that is good for a Region or a few is used in the first to which it applies.`,
  },
  {
    number: '8.3.4',
    title: 'Random selection',
    text: `Among equals each has the same chance. The table draws at once where people would roll.`,
  },
  {
    number: '8.4',
    title: 'Other guidelines',
    text: `What it does it does to the full: in the most Regions, with the most pieces, as long as pieces and Resources last.`,
  },
  {
    number: '8.4.1',
    title: 'Placing, moving and removing',
    text: `Of its own it places and moves, and of the enemy’s it strikes, Leaders before Legions, Citadels and Forts, Allies in Cities and at Remi, other Allies, then Hidden, Revealed and Scouted troops; its own Losses go the other way round. Belgae and Arverni aim at Romans, Aedui, each other, then Germans; Romans and Aedui at Arverni, Belgae, Germans, then each other. It never gives up pieces of its own accord.`,
  },
  {
    number: '8.4.2',
    title: 'Transfers, agreement, Harassment',
    text: `Belgae and Arverni hand over nothing, agree to nothing, and Harass Romans wherever they can. Romans and Aedui help each other at times (8.6.6, 8.8.6), and Harass the March of Vercingetorix.`,
  },
  {
    number: '8.4.3',
    title: 'Retreat',
    text: `It Retreats to save its last Defending piece; as Romans, to have fewer Legions rolled for; and, without Fort or Citadel and where the Retreat itself costs nothing, when it could not cost the Attacker at least half of what it is to lose. Gauls leave Hidden Warbands where they are when they Retreat from Romans. It goes to its Leader, with as many as it can.`,
  },
  {
    number: '8.4.4',
    title: 'Frost and the players’ victory',
    text: `While WINTER is the card seen next it does nothing that could, by any roll, bring a player’s Faction beyond its victory threshold, or further beyond; it goes on to what comes next. To help other Non-players it may.`,
  },
  {
    number: '8.5',
    title: 'Belgae',
    text: `How the Belgae act when they are run by rule. They ask in this order: a threat, a Pass or the Event, Rally, Raid, March.`,
  },
  {
    number: '8.5.1',
    title: 'Belgae: Battle or March under threat',
    text: `With Ambiorix or four Warbands in a Region where Romans, Arverni or Aedui have an Ally, Citadel, Legion or four pieces, they Battle where they would inflict more Losses than they take and their Leader none. He fights a weaker enemy first; a stronger one only by the errata of 2018, as the printed scheme forbids it. If he is threatened so but would not fight, they March away, out of every such Region, to where the most of their own are near. Battle comes with Ambush where a Retreat or Counterattack would matter; else with Rampage before it, or with Enlist.`,
  },
  {
    number: '8.5.2',
    title: 'Belgae: Pass or Event?',
    text: `First on the next card but not on this one, they pass on a roll of 1 to 4. Otherwise they take the Event if they may and do not decline it.`,
  },
  {
    number: '8.5.3',
    title: 'Belgae: Rally?',
    text: `If it places an Ally, a Citadel or three Warbands, or adds Control: the Citadel first, then Allies, then Warbands, first where they add Control. Rampage or Enlist follows.`,
  },
  {
    number: '8.5.4',
    title: 'Belgae: Raid?',
    text: `With fewer than four Resources and a roll of 1 to 4, if it brings in two: from players first, of these from Romans, then Aedui; then from no Faction. Otherwise they pass. Rampage or Enlist follows.`,
  },
  {
    number: '8.5.5',
    title: 'Belgae: March to add Control',
    text: `Into up to two Regions of which they can gain Control, first in Belgica and with the fewest Warbands; then their Leader to where the most of them are. If they cannot, they Raid. Enlist follows.`,
  },
  {
    number: '8.5.6',
    title: 'Belgae: Quarters',
    text: `They leave Devastated Regions without an Ally or Citadel of theirs for a Region they Control. Then Leader and Warbands come together where the most Belgae are near; one Warband stays behind, and as many as Control takes.`,
  },
  {
    number: '8.6',
    title: 'Aedui',
    text: `How the Aedui act when they are run by rule. They ask in this order: a Pass or the Event, Battle, Rally, Raid, March.`,
  },
  {
    number: '8.6.1',
    title: 'Aedui: Event?',
    text: `First on the next card but not on this one, they pass on a roll of 1 to 4. Otherwise they take the Event if they may and do not decline it.`,
  },
  {
    number: '8.6.2',
    title: 'Aedui: Battle?',
    text: `If a Loss is sure to fall on a Leader, Legion, Citadel or Ally, whatever the Defender does and rolls: of Gauls or Germans, of Romans only while the Aedui exceed their threshold. Once there is such a Battle, they also fight where they are sure to inflict a Loss, and as many as they take. Ambush goes with the first Battle in which a Retreat or Counterattack would matter; without one they think of Trade.`,
  },
  {
    number: '8.6.3',
    title: 'Aedui: Rally?',
    text: `With fewer than five Warbands on the map, or if it places a Citadel, an Ally or three Warbands: Citadels first, then Allies, then Warbands; with few Warbands and nothing to place they Raid. Then they Trade after a Battle, with fewer than ten Resources, or fewer than fifteen with the Romans’, if they are 2nd Eligible or it brings more than two; all are asked, and players are counted as agreeing until they refuse. Otherwise they Suborn: an Aedui Ally, or an enemy’s Ally removed, of whoever has the most, of Non-player Romans last; then Aedui Warbands; then Arverni, Belgic and Germanic Warbands removed, then Auxilia.`,
  },
  {
    number: '8.6.4',
    title: 'Aedui: Raid?',
    text: `With fewer than four Resources and a roll of 1 to 4, if it brings in two: from players at a margin of 0 or more, then from others but not Romans, then from no Faction. Otherwise they pass.`,
  },
  {
    number: '8.6.5',
    title: 'Aedui: March?',
    text: `Out of one Region a Hidden Warband each into up to three adjacent ones that have none, first where the strongest enemies have Allies or Citadels; then the fewest Warbands that add Control of one Region. No Region loses its last Warband, nor Aedui Control. If they cannot, they Raid. Trade or Suborn follows.`,
  },
  {
    number: '8.6.6',
    title: 'Aedui: Resources, Supply Lines, Retreat',
    text: `They give nothing and agree to nothing for Arverni and Belgae. For Romans who are a Non-player or have a score below 10, and from 10 to 12 on a roll of 1 to 4 that holds for the turn, they agree to Supply Lines, Retreat and Quarters, and hand over 10 Resources the moment these fall below two while the Aedui have more than 20. They never Harass Romans.`,
  },
  {
    number: '8.6.7',
    title: 'Aedui: Quarters',
    text: `They move only out of Devastated Regions where they have no Ally or Citadel, if they can.`,
  },
  {
    number: '8.6.8',
    title: 'Aedui: Diviciacus',
    text: `With the unshaded text of card 38 they lend their Warbands while the Roman score is 12 or less, never against themselves. They themselves use Auxilia wherever the Romans agree, in Battle and Raid, and place them by Rally only if the Romans are a Non-player and no Warbands are left. Their Marches are made with Warbands only.`,
  },
  {
    number: '8.7',
    title: 'Arverni',
    text: `How the Arverni act when they are run by rule. They ask in this order: a threat, the Event, Rally, March to spread, Raid, March to mass.`,
  },
  {
    number: '8.7.1',
    title: 'Arverni: Battle or March under threat',
    text: `With Vercingetorix or ten Warbands in a Region where Romans or Aedui have an Ally, Citadel, Legion or four pieces, they Battle where a Loss falls on a Legion or they inflict more than they take, and none can fall on Vercingetorix; he fights Caesar only with more than twice as many. If he would not fight he Marches away to most of the Arverni, by the way with the least Harassment, and the others come nearer to him. Ambush goes with it where it matters; else Devastate where it hurts Romans and Aedui, or Entreat: Allies first, then Auxilia and Warbands.`,
  },
  {
    number: '8.7.2',
    title: 'Arverni: Event?',
    text: `If they may and do not decline it: some they take at once, others on a roll of 1 to 4.`,
  },
  {
    number: '8.7.3',
    title: 'Arverni: Rally?',
    text: `With fewer than nine Warbands on the map, or if it places two Allies and Citadels or six pieces: Citadels first, then Allies, then Warbands. With few Warbands and nothing to place they March to spread. Devastate or Entreat follows.`,
  },
  {
    number: '8.7.4',
    title: 'Arverni: March to spread?',
    text: `With fewer than six Allies and Citadels, or six Warbands Available: a Hidden Warband into every Region without one that they can reach, out of the fewest Regions; then their Leader with all about him to take a Region from Romans or Aedui, never Bibracte’s. Otherwise they Raid.`,
  },
  {
    number: '8.7.5',
    title: 'Arverni: Raid?',
    text: `With fewer than four Resources and a roll of 1 to 4, if it brings in two: from Romans, then Aedui, then Belgae, then from no Faction. Otherwise they pass.`,
  },
  {
    number: '8.7.6',
    title: 'Arverni: March to mass?',
    text: `The Leader and all who can reach him take Control of a Region with a Legion, beside Caesar only with more than twice as many; else they gather as many as they can next to a Legion. If they cannot, they Raid.`,
  },
  {
    number: '8.7.7',
    title: 'Arverni: Quarters',
    text: `They leave Devastated Regions without an Ally or Citadel of theirs for a Region they Control. Then Leader and Warbands come together where the most Arverni are near; one Warband stays behind, and as many as Control takes.`,
  },
  {
    number: '8.7.8',
    title: 'Arverni: Vercingetorix’s Elite',
    text: `With the shaded text of that card they roll for Warbands that fight as Legions before they lose others.`,
  },
  {
    number: '8.8',
    title: 'Romans',
    text: `How the Romans act when they are run by rule. They ask in this order: a threat, the Event, March, Recruit, Seize.`,
  },
  {
    number: '8.8.1',
    title: 'Romans: Battle or March under threat',
    text: `With Caesar or a Legion beside an enemy’s Ally, Citadel, Leader or Control, or where an Attack could strike them, they Battle the enemies who bring this about, and no others there, where they take less than half the Losses they inflict and Caesar none, with Besiege where that makes sure of an Ally or Citadel. If Caesar would not fight, or an enemy is at victory, they March: with Caesar and the Legions out of up to three Regions into one or two with Allies or Citadels of the enemy, by ways without Harassment that matters. Build goes with March, Recruit and Seize; else Scout: Auxilia ride to be four with Caesar, to open Supply Lines, to join Legions, and last to where Hidden Warbands are to be Revealed. By the errata of 2018 as many Auxilia stay with Legions as there are of these; as printed they may ride away from them to Caesar or to open a Supply Line.`,
  },
  {
    number: '8.8.2',
    title: 'Romans: Event?',
    text: `If they may and do not decline it.`,
  },
  {
    number: '8.8.3',
    title: 'Romans: March?',
    text: `With eight Auxilia Available or fewer, as in 8.8.1.`,
  },
  {
    number: '8.8.4',
    title: 'Romans: Recruit?',
    text: `If it places two Allies or six pieces, Allies first, first along Supply Lines. Build comes before it, or else Scout.`,
  },
  {
    number: '8.8.5',
    title: 'Romans: Seize?',
    text: `Otherwise, where nobody would Harass: they Disperse what they can but the Helvii, first where players are and in Belgica, then Seize for Resources. Build follows, or Scout. If there is nothing to Seize, they pass.`,
  },
  {
    number: '8.8.6',
    title: 'Romans: Resources, Supply Lines, Retreat',
    text: `They hand over nothing. To Retreat, Supply Lines and Quarters they agree for Non-player Aedui only.`,
  },
  {
    number: '8.8.7',
    title: 'Romans: Quarters',
    text: `An Auxilia stays at each Fort and Roman Ally; all others who can go to Provincia. What cannot leaves a Devastated Region for another, if it may. For the rest they pay as far as they can: at Allies first, then where it is not Devastated.`,
  },
  {
    number: '8.8.8',
    title: 'Romans: Diviciacus',
    text: `With the unshaded text of card 38 they lend Auxilia for Commands of Aedui who do not exceed their threshold, never against themselves, nor for the defence of the Aedui. They use Aedui Warbands wherever these agree, but place none by Recruit.`,
  },
  {
    number: '8.9',
    title: 'Victory of a single player',
    text: `Who plays alone against Factions run by rule wins only in the final Winter, with the highest margin, and loses before as soon as one of these exceeds its threshold; ties go to them. The easy game is won in any Winter by exceeding one’s own threshold; the difficult one is lost in any Winter in which one of them is further ahead. When it is over the table tells what becomes of Gaul, by who has won and how far ahead.`,
  },
];
