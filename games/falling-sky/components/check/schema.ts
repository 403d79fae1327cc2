/* The shape of a set of components as JSON: exactly what components.ts declares, and nothing else. */
import * as v from 'valibot';
import { id, natural, positive, text } from '../../../kit/components/check/values';
import type { Components } from '../components';
import { FACTIONS, PLAYERS } from '../factions';
import { REGIONS, type TribeId } from '../map';

const faction = v.picklist(FACTIONS);
const player = v.picklist(PLAYERS);
const region = v.picklist(REGIONS.map(({ id }) => id));
const tribe = v.picklist(
  REGIONS.flatMap(({ tribes }) => tribes.map(({ id }): Exclude<TribeId, 'colony'> => id)),
);

const printedTribe = v.strictObject({
  id: tribe,
  name: text,
  city: v.nullable(text),
  only: v.nullable(faction),
});

const printedRegion = v.strictObject({
  id: region,
  name: text,
  home: v.nullable(faction),
  tribes: v.array(printedTribe),
});

const border = v.strictObject({ a: region, b: region, kind: v.picklist(['land', 'rhenus', 'coastal']) });

const sign = v.exactOptional(v.picklist(['laurels', 'swords', 'carnyx']));

const card = v.strictObject({
  number: positive,
  name: text,
  order: v.array(player),
  signs: v.strictObject({ romans: sign, arverni: sign, aedui: sign, belgae: sign }),
});

const pool = v.strictObject({
  leader: natural,
  legions: natural,
  troops: natural,
  forts: natural,
  allies: natural,
  citadels: natural,
});

const deck = v.strictObject({ piles: positive, winters: v.array(positive) });

const force = v.strictObject({
  leader: v.exactOptional(v.picklist(['named', 'successor'])),
  legions: v.exactOptional(positive),
  troops: v.exactOptional(positive),
  fort: v.exactOptional(v.literal(true)),
});

const forces = v.strictObject({
  romans: v.exactOptional(force),
  arverni: v.exactOptional(force),
  aedui: v.exactOptional(force),
  belgae: v.exactOptional(force),
  germans: v.exactOptional(force),
});

const scenario = v.strictObject({
  id: v.picklist(['pax-gallica', 'reconquest-of-gaul', 'great-revolt']),
  name: text,
  date: text,
  deck,
  short: v.nullable(deck),
  resources: v.strictObject({ romans: natural, arverni: natural, aedui: natural, belgae: natural }),
  senate: v.nullable(v.picklist(['uproar', 'intrigue', 'adulation'])),
  legions: v.strictObject({ track: natural, waiting: natural }),
  forces: v.record(region, forces),
  allies: v.record(tribe, faction),
  citadels: v.record(tribe, faction),
  dispersed: v.record(tribe, v.picklist(['dispersed', 'gathering'])),
});

/** A set of components; what its parts say of each other is checked elsewhere. */
export const componentsSchema: v.GenericSchema<unknown, Components> = v.strictObject({
  id,
  note: text,
  regions: v.array(printedRegion),
  borders: v.array(border),
  cards: v.array(card),
  pools: v.strictObject({ romans: pool, arverni: pool, aedui: pool, belgae: pool, germans: pool }),
  scenarios: v.array(scenario),
});
