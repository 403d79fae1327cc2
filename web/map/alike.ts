/* What has to be drawn again. */
import { isValidElement } from 'react';
import { isPlain, sharing } from '../ui/sharing';
import type { Thing } from './Clickable';

/**
 * Says whether a part of the map looks the same by what it is given before and after, so that it need not be drawn again.
 * Lists and objects are compared by what is in them, and things by how they read: what a thing does is looked up when it is pressed.
 */
export function isDrawnAlike<Props extends object>(before: Props, after: Props): boolean {
  return isAlike(before, after);
}

function isAlike(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((each, index) => isAlike(each, after[index]));
  if (isThing(before) && isThing(after))
    return before.label === after.label && before.isForPointer === after.isForPointer;
  if (!isPlain(before) || !isPlain(after) || isValidElement(before)) return sharing(before, after) === before;
  const keys = Object.keys(before);
  return keys.length === Object.keys(after).length && keys.every((key) => isAlike(before[key], after[key]));
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && 'label' in value && 'act' in value;
}
