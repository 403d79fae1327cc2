/* The shape of a set of components as JSON: exactly what components.ts declares, and nothing else. */
import * as v from 'valibot';
import { id, positive, source, text, xy } from '../../../kit/components/check/values';
import { BLOCK_IDS, INITIATIVES } from '../blocks';
import { COMMAND_IDS } from '../cards';
import type { Components } from '../components';
import { CITY_IDS, PLACE_IDS, SEA_IDS } from '../map';

const cityId = v.picklist(CITY_IDS);
const blockId = v.picklist(BLOCK_IDS);

const upTo = (most: number) => v.pipe(positive, v.maxValue(most, `must be ${most} or less`));

const city = v.strictObject({
  id: cityId,
  name: text,
  position: xy,
  value: v.picklist([0, 1, 2]),
  majorPort: v.boolean(),
  source,
});

const sea = v.strictObject({
  id: v.picklist(SEA_IDS),
  name: text,
  position: xy,
  ports: v.array(cityId),
  source,
});

const way = v.strictObject({
  a: v.picklist(PLACE_IDS),
  b: v.picklist(PLACE_IDS),
  kind: v.picklist(['major', 'minor', 'strait', 'sea']),
  name: v.exactOptional(text),
  source,
});

const block = v.strictObject({
  id: blockId,
  name: text,
  initiative: v.picklist(INITIATIVES),
  firepower: upTo(6),
  strengths: v.array(upTo(4)),
  levyCity: v.exactOptional(cityId),
  source,
});

const command = v.strictObject({ id: v.picklist(COMMAND_IDS), moves: upTo(9), levies: upTo(9), source });

/** The blocks that a side deploys, by city. */
const deployed = v.record(cityId, v.array(blockId));

/** A set of components; what its parts say of each other is checked elsewhere. */
export const componentsSchema: v.GenericSchema<unknown, Components> = v.strictObject({
  id,
  note: text,
  cities: v.array(city),
  seas: v.array(sea),
  ways: v.array(way),
  blocks: v.array(block),
  commands: v.array(command),
  deployment: v.strictObject({ caesar: deployed, pompey: deployed }),
});
