/* Events 37 to 72 in our own words. "You" are the Faction that executes the Event. */
import type { EventTexts } from './eventTexts';

export const TEXTS_37_TO_72: Readonly<Record<number, EventTexts>> = {
  37: {
    unshaded:
      'The Aedui or the Romans, as you choose, place 2 Allies and 2 Warbands or Auxilia of their own in Regions under, or adjacent to, Aedui Control.',
    shaded:
      'Replace 1 or 2 Aedui Allies, not Citadels, with Arverni ones in Regions under, or adjacent to, Arverni Control.',
  },
  38: {
    unshaded:
      'If both agree, Aedui or Romans may treat each other’s Warbands and Auxilia beside their own as theirs, for a Command or when they defend.',
    shaded: 'Romans and Aedui hand each other no Resources.',
  },
  39: {
    unshaded: 'Trade needs no Supply Lines: it yields in any Region.',
    shaded: 'Trade selects at most 1 Region.',
  },
  40: {
    unshaded:
      'In each Region adjacent to Cisalpina place up to 3 Warbands, up to 2 Auxilia, or 1 Ally, of any Faction. Then gain 4 Resources.',
    shaded:
      'The Romans lose 5 Resources for each Region adjacent to Cisalpina that they do not Control. You stay Eligible.',
  },
  41: {
    unshaded:
      'If you have an Ally or Citadel at Avaricum, you may, within 1 of it, place up to 2 Allies, turn 1 Ally into a Citadel, place 1 Fort, and then gain 1 Resource for each Ally, Citadel and Fort you have there; all with your own pieces.',
  },
  42: {
    unshaded:
      'Remove up to 4 Allies, not Citadels, of any Factions under Roman Control, or up to 2 in Regions adjacent to Roman Control.',
    shaded:
      'Remove 1 to 3 Roman or Aedui Allies, not Citadels, in Supply Lines through Regions with Roman, Aedui or No Control.',
  },
  43: {
    unshaded: 'A Suborn may be used in 2 Regions.',
    shaded: 'Aedui Commands cost twice their Resources.',
  },
  44: {
    unshaded:
      'Replace any 4 Warbands with Auxilia or Aedui Warbands. Those 4 then free Scout as if they were Auxilia.',
    shaded:
      'Replace any 3 Auxilia or Aedui Warbands with any Warbands. Then execute a free Command in the Regions where those were placed.',
  },
  45: {
    unshaded:
      'In each of 2 Regions, replace up to 2 Arverni Warbands with Aedui ones. Then the Arverni hand the Aedui 4 Resources.',
    shaded:
      'Free Battle against the Romans in 1 Region with the Aedui pieces there as your own, with Ambush if you can.',
  },
  46: {
    unshaded:
      'Choose 1 or more Gallic Factions: each loses 3 Resources and is Ineligible through the next card.',
    shaded: 'A Gallic Faction of your choice executes a free Command. You stay Eligible.',
  },
  47: {
    unshaded:
      'Choose a Region with pieces of 2 or more Factions other than Germans. Two or more Factions there, in the order of the card, look at the next 2 facedown cards; each may then execute a free Limited Command or become Eligible.',
  },
  48: {
    unshaded:
      'Choose 1 to 3 Gallic Factions. In the order of the card each executes a free Limited Command, to which it may add a free Special Ability. You are Eligible after this card.',
  },
  49: {
    unshaded:
      'Every Faction drops to half its Resources, rounded down. Devastate 1 Region. Then each Faction removes 1 piece of its own from every Devastated Region.',
  },
  50: { unshaded: 'Remove 1 Capability in effect, of any Faction, from the game.' },
  51: {
    unshaded:
      'In 1 Region within 1 of Treveri, replace any 4 Warbands with Aedui ones. Then the Aedui execute a free Command.',
    shaded:
      'In 1 Region within 1 of Treveri, replace up to 4 Aedui Warbands with Germanic ones. With these, March, Raid or Battle.',
  },
  52: {
    unshaded:
      'If the Carnutes (Cenabum) are a Roman Ally, Subdued or Dispersed, 1 or more Gallic Factions of your choice lose 8 Resources each.',
    shaded:
      'The Faction that Controls the Carnutes Region executes a free Command, to which it may add up to 2 free Special Abilities.',
  },
  53: {
    unshaded:
      'All Germanic Warbands go Hidden. Then the Germans hold a Germans Phase without March; all of them Ambush, whatever is Hidden.',
  },
  54: {
    unshaded:
      'You may free March a group of up to 8 pieces into a Region with 2 or more other Factions. Then you, and after you a second Faction there, may free Battle against the same third Faction there, which may not Retreat from yours.',
  },
  55: {
    unshaded:
      'For Roman Recruit, every Region of Belgica counts as under Roman Control and with 1 Roman Ally more.',
    shaded: 'Belgic Rally costs 0, and Regions with Belgic pieces count as under Belgic Control for it.',
  },
  56: {
    unshaded: 'If Ambiorix is in a Region under Roman Control, or the Belgic score is below 10, remove him.',
    shaded: 'If Ambiorix is not on the map, place him within 1 of Germania.',
  },
  57: {
    unshaded:
      'A Faction of your choice may free March into Britannia and use any 1 free Special Ability there. If it has pieces there, it gains 4 Resources.',
    shaded:
      'Clear the Ally or Dispersed marker in Britannia. Then place 1 Ally of any Gallic Faction and up to 4 Warbands there.',
  },
  58: {
    unshaded: '1 Region with a Fort loses 9 Belgic or Germanic Warbands.',
    shaded:
      'March Germans from adjacent Regions into 1 Region with a Fort. They Ambush the Romans there, whatever is Hidden, with 1 Loss for every 2 Warbands.',
  },
  59: {
    unshaded: 'In 1 Region of each Battle Command, Auxilia cause 1 Loss each instead of ½.',
    shaded:
      'If you are Gallic: in 1 Region of each Battle Command your enemy takes double Losses, unless the Defender has a Fort or Citadel.',
  },
  60: {
    unshaded: 'In 1 Region within 1 of Treveri, remove 6 Belgic Warbands and Allies, no Citadels.',
    shaded:
      'Clear the Treveri and Ubii Tribes. At each place a Belgic Ally, and in its Region 2 Belgic Warbands and 1 Germanic Warband.',
  },
  61: {
    unshaded: 'In the Nervii Region, remove 1 or more Allies of one Faction, and 5 Warbands.',
    shaded:
      'The Nervii and Eburones become Belgic Allies, whatever Ally or Dispersed marker is there. The Belgae gain 6 Resources.',
  },
  62: {
    unshaded:
      'Move any of your Warbands, Auxilia, Legions and Leader among the Arverni and Pictones Regions and those within 1 of Britannia. Then execute a free Command in or from one of these.',
  },
  63: {
    unshaded: 'In Quarters the Romans pay or roll only for pieces in Devastated Regions.',
    shaded:
      'Give this to a Gallic Faction: after each Harvest it may take two actions, each a Command or a Special Ability, at their costs.',
  },
  64: {
    unshaded: 'In the Atrebates Region, replace up to 8 Belgic Allies and Warbands with your own.',
    shaded:
      'Remove 2 Allies in the Atrebates Region. The Belgae place up to 2 of theirs there, then free Rally in 1 Region of Belgica.',
  },
  65: {
    unshaded: 'March Germans out of up to 2 Regions, then Ambush with all Germans that can.',
    shaded:
      'Where you Control, remove or replace with your own 5 Germanic Warbands and 1 Germanic Ally in all.',
  },
  66: {
    unshaded: 'Rally with Germans in up to 2 Regions, then March Germans out of up to 2 Regions.',
    shaded:
      'A Gallic Faction of your choice moves any of its Warbands and its Leader to 1 Region with No Control, and places an Ally there.',
  },
  67: {
    unshaded:
      'The Romans or a Gallic Faction of your choice may free March into the Nervii or Treveri Region or both, then execute a free Command there, but no March, and hide all their Warbands or Auxilia there.',
  },
  68: {
    unshaded:
      'If the Remi are Subdued or a Roman Ally, replace 1 or 2 Allies, not Citadels, within 1 of them with Roman ones.',
    shaded:
      'The Gallic Faction whose Ally the Remi are may clear Alesia or Cenabum and place its Citadel and 4 Warbands there.',
  },
  69: {
    unshaded:
      'Place 4 Germanic Warbands in each of the Nervii and Treveri Regions. Then the Germans hold a Germans Phase without Rally.',
  },
  70: {
    unshaded:
      'The Romans may free March up to 4 Legions and any Auxilia to the Atrebates, Carnutes or Mandubii Region, then free Battle there.',
    shaded:
      'Place up to 6 of your Warbands among the Atrebates, Carnutes and Mandubii Regions. In 1 of them execute a free Command with a Special Ability.',
  },
  71: {
    unshaded:
      'Place the Colony in a Region that you Control or with No Control, with an Ally of yours. It is a Tribe, and adds 1 to the Control Value.',
  },
  72: {
    unshaded:
      'Free March into 1 Region from adjacent ones. Then the Arverni or the Belgae, as you choose, free Battle against you there.',
    shaded:
      'Free March a group of your Hidden Warbands, without Leader, into or within a Region. That group alone may then free Battle.',
  },
};
