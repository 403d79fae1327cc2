import { readerOf } from '../../kit/components/owners';
import { defaultComponents } from './default';
import { loadComponents } from './load';

/** Returns the owner's set of components, or null where the environment names no file. */
export const ownersComponents = readerOf({
  variable: 'COMPONENTS_FALLING_SKY',
  ours: defaultComponents,
  load: loadComponents,
});
