/* Events 1 to 36 in our own words. "You" are the Faction that executes the Event. */
import type { EventTexts } from './eventTexts';

export const TEXTS_1_TO_36: Readonly<Record<number, EventTexts>> = {
  1: { unshaded: 'The Senate shifts by 1 box, up or down as you choose.' },
  2: {
    unshaded:
      'The Romans may shift the Senate 1 box up; if they do, they place 2 Legions in Provincia, from the Legions track or the Fallen.',
    shaded: 'Free Battle against the Romans in 1 Region; their first Loss there is a Legion, without a roll.',
  },
  3: {
    unshaded:
      'At Adulation, 1 Legion comes from the Legions track to Provincia; otherwise the Senate shifts 1 box down.',
    shaded:
      'With 4 or fewer Legions on the Legions track, the Romans remove 2 Legions of their choice from the map to the track.',
  },
  4: {
    unshaded:
      'The Romans may free March into 1 adjacent Region with a Citadel. What the Citadel’s Faction has there then may not leave, and the Romans defend as with a Fort against those pieces alone, until these attack the Romans, are gone, or no Roman is left there.',
  },
  5: {
    unshaded:
      'Cisalpina becomes a Region, for Romans only, with 3 Auxilia. It is part of every Supply Line, March out of it costs 0, and each Recruit there places 2 Auxilia.',
    shaded:
      'Unless the Senate is at Adulation, the Romans remove 1 Legion to the Legions track and 2 Auxilia.',
  },
  6: {
    unshaded:
      'The Romans may free Scout and then may free Battle in 1 Region, where their Auxilia cause double Losses.',
    shaded:
      'Move up to 4 Auxilia to Provincia. The Romans are Ineligible through the next card; you stay Eligible.',
  },
  7: {
    unshaded: 'The Romans place 1 Legion from the Legions track and 1 Auxilia in a Region they Control.',
    shaded: 'With 7 or fewer Legions on the Legions track, remove 1 Legion to it and 1 Auxilia.',
  },
  8: {
    unshaded: 'Your March costs 0.',
    shaded:
      'Your Raids may flip 3 Warbands in a Region, and take from Factions with a Citadel or Fort there, too.',
  },
  9: {
    unshaded:
      'Free March out of 1 Region into an adjacent one, both within 1 of Provincia. There, in either order, execute a free Command and any 1 free Special Ability.',
  },
  10: {
    unshaded:
      'Besiege also keeps a Citadel from halving Losses, and rolls against a Roman Fort remove it on 1-2 only.',
    shaded:
      'Give this to a Gallic Faction: after each of its Ambushes it may remove a Fort or Citadel of the Defender there.',
  },
  11: {
    unshaded:
      'The Romans place 3 Auxilia within 1 of their Leader, then free Battle there with Auxilia alone, which cause double Losses.',
    shaded: '4 Auxilia of your choice leave the map.',
  },
  12: {
    unshaded: 'Roman Special Abilities may select Regions however far the Leader is.',
    shaded: 'Build selects at most 1 Region, and Scout Reveals in at most 1 Region.',
  },
  13: {
    unshaded:
      'In 1 Region of each enemy Battle Command, the Romans may let their Auxilia there first cause the Attacker ½ Loss each, whoever defends.',
    shaded: 'The Romans Recruit only within Supply Lines, and pay 2 for each Region.',
  },
  14: {
    unshaded: 'The Senate shifts 1 box down.',
    shaded:
      'The Roman Leader goes to Provincia. The Romans are Ineligible through the next card; you stay Eligible.',
  },
  15: {
    unshaded:
      'Where Romans fight with their Leader and a Legion, they take 1 Loss fewer and cause 2 more, after everything else.',
    shaded: 'When Caesar attacks, only 1 Legion causes double Losses.',
  },
  16: {
    unshaded: 'Place 4 Auxilia in 1 Region with Romans, or 6 with Caesar.',
    shaded: 'Roll a die; remove 3 Auxilia, or as many as it shows, anywhere.',
  },
  17: {
    unshaded: 'The Romans March Germans out of up to 3 Regions, then Ambush with Germans in 1 Region.',
    shaded: 'The Germans hold a whole Germans Phase now.',
  },
  18: {
    unshaded:
      'The Romans may remove all Germanic Warbands and Allies from 1 Region of Germania under, or adjacent to, Roman Control.',
    shaded:
      'With a Legion within 1 of Germania, the Romans lose 6 Resources and are Ineligible through the next card.',
  },
  19: {
    unshaded: 'Remove up to 6 Arverni Warbands within 1 of Provincia, or place up to 5 Auxilia in Provincia.',
    shaded:
      'If the Arverni Successor is on the map or Available, the Arverni place him in any Region as Vercingetorix.',
  },
  20: {
    unshaded:
      'From the second Victory Phase of the game on: if the Roman score is above 12, all Legions go to the Legions track and the game ends.',
  },
  21: {
    unshaded: 'If only Romans are in Provincia: place 5 Auxilia there, or the Romans gain 10 Resources.',
    shaded:
      'With Arverni Control of Provincia, the Senate shifts 2 boxes up. Otherwise the Arverni place 4 Warbands there and free Raid or free Battle there as if there were no Fort.',
  },
  22: {
    unshaded:
      'Where you Control, remove or replace with your own up to 4 Warbands and Auxilia of other Factions in all.',
    shaded: 'At 1 or 2 Subdued Tribes where there are Romans, place a Gallic Ally and any 1 Warband.',
  },
  23: {
    unshaded:
      'The Romans may raze a City under their Control: what is there goes, it counts as Dispersed for good, and they gain 8 Resources.',
    shaded:
      'If a Legion is beside one of your Citadels, remove that 1 Legion; the Romans are Ineligible through the next card.',
  },
  24: {
    unshaded: 'A Gallic Faction with a Citadel loses 10 Resources.',
    shaded: 'In 1 Region with an Arverni Citadel, remove 2 Legions or Auxilia in all.',
  },
  25: {
    unshaded:
      'Free Battle in the Pictones or Arverni Region, with 3 Losses more, even without pieces of yours. The first Loss is an Ally if the Defender has one there.',
    shaded: 'Your Rally in the Pictones and Arverni Regions places 2 Warbands more in each.',
  },
  26: {
    unshaded:
      'Empty Gergovia, of an Ally, Citadel or marker, and place a Roman Ally, an Aedui Ally or an Aedui Citadel there.',
    shaded:
      'The Arverni may remove Allies in the Arverni Region and place their own, then free Rally within 1 of Vercingetorix.',
  },
  27: {
    unshaded: 'When the Arverni attack, the Defender takes 1 Loss fewer, before halving.',
    shaded: 'A Battle with 6 or more Arverni Warbands begins with 1 Loss for the other side.',
  },
  28: {
    unshaded:
      'Place any Gallic Allies at Subdued Cities without Roman Control. Then turn any Gallic Allies at Cities into Citadels.',
  },
  29: {
    unshaded:
      'Both Suebi Tribes lose a Dispersed marker and get a Germanic Ally. Then the Germans hold a Germans Phase without Rally.',
  },
  30: {
    unshaded:
      'Arverni Rally places Warbands up to the number of Arverni Allies and Citadels only, neither 1 more nor for the Leader.',
    shaded:
      'Where the Arverni Leader fights, 4 Warbands of their choice take and cause Losses as Legions do.',
  },
  31: {
    unshaded: 'A Legion from the Legions track comes to Provincia.',
    shaded: 'Remove a Roman Ally, an Aedui Ally, and one more of either; no Citadels.',
  },
  32: {
    unshaded:
      'Move any of your Warbands, Auxilia, Legions and Leader between Regions, but neither out of nor into Britannia. What moves goes Hidden.',
  },
  33: {
    unshaded: 'The Romans place a Fallen Legion in a Region with a Legion and a Warband that is not Aedui.',
    shaded: 'Remove a Fallen Legion for good. In the coming Senate Phase the Senate does not shift down.',
  },
  34: {
    unshaded:
      'The Romans or a Gallic Faction of your choice free Recruit or Rally in up to 3 Regions, as if they Controlled them.',
    shaded: 'All Allies and Citadels in the Carnutes and Mandubii Regions are replaced with Arverni ones.',
  },
  35: {
    unshaded:
      'The Romans may look at the next 2 facedown cards. Then they execute a free Limited Command or become Eligible.',
    shaded:
      'A Gallic Faction of your choice executes a free Command and a free Limited Command, in either order, neither a Battle.',
  },
  36: {
    unshaded:
      'Free Battle against a Gallic Faction in 1 Region, without Retreat or Counterattack, and a Citadel does not halve Losses. Your Warbands or Auxilia there end Hidden.',
    shaded:
      'A Gallic Faction of your choice free Battles with Ambush in any Regions, whatever is Hidden there, then free Marches.',
  },
};
