/* The components we ship. */
import { type Components, OUR_SET } from '../components';
import { BLOCKS, DEPLOYMENT } from './blocks';
import { COMMANDS } from './cards';
import { CITIES, SEAS } from './places';
import { WAYS } from './ways';

/** Our set of components, with the id `transcription-1`. */
export const defaultComponents: Components = {
  id: OUR_SET,
  note: 'Cities, values, ports, straits and sea borders are as the rulebook has them; roads, command cards and the labels of blocks are transcribed from the published components.',
  cities: CITIES,
  seas: SEAS,
  ways: WAYS,
  blocks: BLOCKS,
  commands: COMMANDS,
  deployment: DEPLOYMENT,
};
