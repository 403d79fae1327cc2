import { describe, expect, it } from 'vitest';
import { deedOf, SHORTCUTS } from '../../web/table/menu/shortcuts/shortcutTable';

const pressed = (key: string, held = {}) =>
  deedOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('the table of shortcuts', () => {
  it('has each key once', () => {
    const keys = SHORTCUTS.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells keys apart by their case, and leaves those of the browser alone', () => {
    expect([pressed('n'), pressed('N'), pressed('u'), pressed('?')]).toEqual([
      'next',
      'previous',
      '[data-testid=undo]',
      'help',
    ]);
    expect(pressed('x')).toBeNull();
    expect(pressed('0', { ctrlKey: true })).toBeNull();
    expect(pressed('u', { metaKey: true })).toBeNull();
  });

  it('leaves the arrow keys to the map', () => {
    expect(pressed('ArrowLeft')).toBeNull();
  });
});
