import type { RuleSection } from '../../kit/sections';

/** The game, the map and the pieces (1.0). */
export const forces: readonly RuleSection[] = [
  {
    number: '1.0',
    title: 'Introduction',
    text: `Gaul rises against Caesar. Four Factions each have an aim of their own: the Romans want tribes that are quiet or their friends, the Arverni a broken army and a broad alliance, the Aedui the widest alliance of all, the Belgae land and followers. The Germans fight for nobody but themselves, and sometimes for whoever calls them.`,
  },
  {
    number: '1.1',
    title: 'Course of play',
    text: `Cards come one at a time, and everybody sees the next one. Each says in which order the Factions may act; two of them do, by a Command or by the card’s Event, and sit out the card after it. WINTER cards bring a check of victory, food and reinforcements.`,
  },
  {
    number: '1.2',
    title: 'Components',
    text: `A map, 72 Events, 5 WINTER cards, and the wooden pieces of five Factions. Here the table itself keeps tracks, markers and dice.`,
  },
  {
    number: '1.3',
    title: 'The map',
    text: `Gaul and its neighbours in sixteen Regions. Cisalpina and Aquitania belong to no Region; an Event can make Cisalpina one.`,
  },
  {
    number: '1.3.1',
    title: 'Regions',
    text: `Each Region is the home of one to three Tribes and belongs to Celtica, Belgica or Germania, or stands alone: Britannia, Provincia. Its Control Value is the number of its Tribes without the Suebi.

A house beside a name marks a Home Region, where that Faction raises troops even without a friend there: the Arverni and the Aedui in the Region of their name, the Belgae in all of Belgica, the Germans in Germania, the Romans in Provincia.`,
  },
  {
    number: '1.3.2',
    title: 'Tribes',
    text: `Thirty circles. What stands in a circle, nothing, an Ally or a marker, counts for victory.`,
  },
  {
    number: '1.3.3',
    title: 'Cities',
    text: `A diamond around a circle is a City. Only there can an Ally become a Citadel.`,
  },
  {
    number: '1.3.4',
    title: 'Britannia',
    text: `Adjacent to the three coasts across from it. A March into or out of it ends there and allows no Special Ability; Scouts do not cross.`,
  },
  {
    number: '1.3.5',
    title: 'Rhenus',
    text: `The river between Germania and Gaul, from the Morini to the Sequani. Who Marches across it stops.`,
  },
  {
    number: '1.3.6',
    title: 'Overflow box',
    text: `Room for pieces that a crowded Region cannot hold. It means nothing for play, and this map needs none.`,
  },
  {
    number: '1.4',
    title: 'Forces',
    text: `Leaders, Legions, Auxilia (Romans) or Warbands (everybody else), Allies on Tribe circles, Forts of the Romans and Citadels of the Gauls.`,
  },
  {
    number: '1.4.1',
    title: 'Available Forces',
    text: `The number of pieces is limited. What is not on the map is Available, and only that can be placed; a piece to be replaced by one that is not there is just removed.

- Legions are different: they come from the Legions track, whose rows of four fill from the bottom, and those that fall go to the Fallen box until Winter.
- While you execute a Command or Event you may take pieces of your own off the map, a Legion to the track, and turn a Citadel back into an Ally.`,
  },
  {
    number: '1.4.2',
    title: 'Stacking',
    text: `A Region holds any number of pieces, except:

- one Ally to a circle, or one Citadel to a City, in place of its Ally; none on a Dispersed Tribe;
- one Fort to a Region; the Fort of Provincia is always there and never removed;
- only the Aedui at Bibracte, only the Arverni at Gergovia, only the Germans at the Suebi.`,
  },
  {
    number: '1.4.3',
    title: 'Flipping',
    text: `Warbands and Auxilia are Hidden or Revealed. They come Hidden. Much that is done by stealth takes Hidden ones: Raids, Ambush, Harassment. A Scouted Warband that would be Hidden loses its marker instead and stays Revealed.

Caesar, Vercingetorix and Ambiorix come back as Successors once they have been removed, in the next Spring.`,
  },
  {
    number: '1.5',
    title: 'Factions',
    text: `Romans, Arverni, Aedui and Belgae have players. The last three are the Gauls. The Germans follow rules of their own (3.4, 6.2), and now and then another Faction’s wishes.`,
  },
  {
    number: '1.5.1',
    title: 'Spare Factions',
    text: `Of three players one runs both Arverni and Belgae, or Romans and Aedui; of two players one has the former pair and the other the latter. Who runs two has the lower of their margins, and ends the game only when both meet their conditions. In The Great Revolt it is the higher, and one is enough, for Arverni and Belgae.`,
  },
  {
    number: '1.5.2',
    title: 'Negotiation',
    text: `Everything may be agreed, in the open. What is agreed holds until the present action is over, and no longer; who does not get what he asks for at its outset may call it off.

- Resources may be handed over while either Faction executes a Command or Event, at most four between Factions of one player, and freely in Quarters and Harvest.
- You can set an answer for each matter and each Faction, which is then given without asking you.`,
  },
  {
    number: '1.6',
    title: 'Control',
    text: `A Faction, Germans included, that has more pieces in a Region than all others together Controls it. All pieces count: Leaders, troops, Allies, Citadels, Forts.`,
  },
  {
    number: '1.7',
    title: 'Subdued and Dispersed',
    text: `A Tribe with nothing on it is Subdued. The Romans can Disperse it (3.2.3): then nobody can place an Ally there, and it does not count for the Belgae. Both count for the Romans.`,
  },
  {
    number: '1.8',
    title: 'Resources',
    text: `0 to 45 for each Faction but the Germans. What goes beyond 45 is lost.`,
  },
  {
    number: '1.9',
    title: 'Victory markers',
    text: `The table keeps count of what each Faction needs: tribes held down, Legions off the map, Allies, and land of the Belgae (7.2).`,
  },
];
