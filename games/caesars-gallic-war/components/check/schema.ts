/* The shape of a set of components as JSON: exactly what components.ts declares, and nothing else. */
import * as v from 'valibot';
import { id, positive, text, xy } from '../../../kit/components/check/values';
import { AREA_IDS } from '../areas';
import { EVENT_IDS, TRIBE_CARD_IDS } from '../cards';
import type { Components } from '../components';
import { INITIATIVES, UNIT_IDS } from '../units';

const source = v.picklist(['rulebook', 'public', 'designer-2e', 'reconstruction']);
const areaId = v.picklist(AREA_IDS);

const area = v.strictObject({
  id: areaId,
  name: text,
  region: v.picklist(['belgica', 'celtae', 'aquitania', 'britannia', 'germania', 'transalpine']),
  seat: xy,
  label: xy,
  town: v.nullable(text),
  port: v.boolean(),
  alps: v.boolean(),
  sources: v.strictObject({ name: source, region: source, town: source, port: source }),
});

const border = v.strictObject({
  a: areaId,
  b: areaId,
  kind: v.picklist(['black', 'blue']),
  source,
  kindSource: source,
  feature: v.nullable(text),
});

/** A unit takes its hits and rolls its dice by its strength, and a die that shows a 6 may miss. */
const unit = v.strictObject({
  id: v.picklist(UNIT_IDS),
  name: text,
  initiative: v.picklist(INITIATIVES),
  rating: v.pipe(positive, v.maxValue(6, 'must be a roll of a die, 1 to 6 (5.2.2)')),
  full: v.pipe(positive, v.maxValue(4, 'must be a side of the block, 1 to 4 (2.2)')),
  source,
});

const tribeCard = v.strictObject({
  id: v.picklist(TRIBE_CARD_IDS),
  value: v.pipe(positive, v.maxValue(3, 'must be 1 to 3 Action Points (2.3)')),
  source,
});

/** A set of components; what its parts say of each other is checked elsewhere. */
export const componentsSchema: v.GenericSchema<unknown, Components> = v.strictObject({
  id,
  note: text,
  areas: v.array(area),
  borders: v.array(border),
  units: v.array(unit),
  tribeCards: v.array(tribeCard),
  events: v.array(v.strictObject({ id: v.picklist(EVENT_IDS), name: text })),
});
