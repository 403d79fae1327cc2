import type { RuleSection } from '../../kit/sections';

/** The map (4.0): cities, roads, straits, seas and ports. */
export const map: readonly RuleSection[] = [
  {
    number: '4.0',
    title: 'The map',
    text: `The map shows the lands around the Mediterranean. At a table Caesar's player sits to the north of it and Pompey's to the south.`,
  },
  {
    number: '4.1',
    title: 'Where blocks may be',
    text: `Every block on the map is in a city or a sea. Navis may be at sea or in a port, land blocks only in cities.`,
  },
  {
    number: '4.2',
    title: 'Cities and their values',
    text: `Eleven cities have a value, 13 in all: 2 for Alexandria and Rome, and 1 for Antioch, Athena, Byzantium, Carthago Nova, Ephesus, Massilia, Syracuse, Tarraco and Utica. A city's value is what it gives in VP (1.2), and how many blocks more than usual it supplies in winter (8.4).`,
  },
  {
    number: '4.21',
    title: 'Control of cities',
    text: `A city is always in one of four states:

- Friendly, with blocks of yours only. One is enough.
- Enemy, with blocks of the other side only.
- Vacant, without blocks.
- Contested, with blocks of both sides, until their battle has been fought.

The state changes the moment a block comes or goes. A city you leave is yours no longer, and one block that attacks an Enemy city makes it Contested.`,
  },
  {
    number: '4.3',
    title: 'Roads',
    text: `Land blocks go from city to city along the roads drawn between them.`,
  },
  {
    number: '4.31',
    title: 'Road classes',
    text: `Solid lines are major roads, dotted lines minor ones. In a game turn four of your blocks may use each major road, and two each minor road (6.11).`,
  },
  {
    number: '4.32',
    title: 'Straits',
    text: `There are four straits, with blue arrows: Herculeum (Gades to Tingis), Messana (Messana to Rhegium), Hellespontus (Aenos to Pergamum) and Bosphorus (Byzantium to Nicomedia). In a game turn two of your land blocks may cross each of them, but only one if the city beyond is defended. Our ruling: that limit of one is for attackers; two may cross to reinforce a city that their own side defends.

Navis sail past a strait as if it were not there. Whoever holds its cities hinders neither Navis nor amphibious moves.`,
  },
  {
    number: '4.4',
    title: 'Seas',
    text: `The nine seas are Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Hadriaticum, Mare Internum, Mare Aegaeum, Mare Egypticum, Propontis and Pontus Euxinus. Only Navis can be there and hold them. A sea is Friendly, Enemy, Vacant or Contested by the same measure as a city (4.21), with Navis alone counted, and changes as promptly.`,
  },
  {
    number: '4.41',
    title: 'Islands',
    text: `Five islands are in play: Creta, Cyprus, Sicilia, Sardinia and Corsica. Navis reach them over sea, land blocks by an amphibious move (6.3). Our ruling: the strait of Messana is a way to Sicilia as well, because 4.32 is the more specific rule.`,
  },
  {
    number: '4.42',
    title: 'Ports',
    text: `Cities on a coast are ports; Pergamum does not count as one. Our ruling: this list decides, not the coastline.

- Oceanus Atlanticus: Burdigala, Portus, Olisipo, Gades, Tingis, Sala.
- Mare Hispanum: Tingis, Carthago Nova, Tarraco, Narbo, Massilia, Genua, Caralis, Utica, Iomnium, Siga.
- Mare Tyrrhenum: Genua, Rome, Neapolis, Rhegium, Messana, Lilybaeum, Utica, Caralis, Aleria.
- Mare Hadriaticum: Brundisium, Sipontum, Ravenna, Aquileia, Salone, Dyrrachium.
- Mare Internum: Utica, Lilybaeum, Syracuse, Messana, Rhegium, Brundisium, Ambracia, Pylos, Creta, Cyrene, Thubactus, Tacape.
- Mare Aegaeum: Creta, Athena, Thessalonika, Aenos, Ephesus.
- Mare Egypticum: Creta, Perga, Tarsus, Salamis, Antioch, Pelusium, Alexandria, Catabathmus.
- Propontis: Byzantium, Nicomedia.
- Pontus Euxinus: Byzantium, Sinope.

Eleven of them are major ports, where Navis can be raised: Alexandria, Athena, Carthago Nova, Creta, Ephesus, Massilia, Neapolis, Ravenna, Salamis, Syracuse and Utica. A port that is listed for two or three seas opens to each of them.`,
  },
];
