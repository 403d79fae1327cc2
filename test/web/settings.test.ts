import { beforeEach, describe, expect, test, vi } from 'vitest';
import { USUAL_PACE } from '../../web/client/paces';
import { FakeStorage } from './fakeStorage';

let storage: FakeStorage;
let isPhone: boolean;
let wantsStill: boolean;
const events = new EventTarget();

/** Returns the modules as a page loads them. */
async function load() {
  vi.resetModules();
  return {
    ...(await import('../../web/settings/settings')),
    ...(await import('../../web/settings/appearance')),
    ...(await import('../../web/settings/notifications')),
    ...(await import('../../web/table/sounds/soundsOf')),
  };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  storage = new FakeStorage();
  [isPhone, wantsStill] = [false, false];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') ? isPhone : wantsStill,
    addEventListener: () => {},
  }));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});

describe('settings', () => {
  test('are kept, and told to all who listen', async () => {
    const { settings, changeSettings, onSettings } = await load();
    const told = vi.fn();
    const stop = onSettings(told);
    changeSettings({ colours: 'dark', size: 1.2 });
    expect(told).toHaveBeenCalledTimes(1);
    expect(settings()).toMatchObject({ colours: 'dark', size: 1.2, motion: 'system', pace: USUAL_PACE });
    stop();
    changeSettings({ asksTwice: false });
    expect(told).toHaveBeenCalledTimes(1);
    const later = await load();
    expect(later.settings()).toMatchObject({ colours: 'dark', size: 1.2, asksTwice: false });
  });

  test('are those of another tab as soon as it changes them', async () => {
    const { settings, onSettings } = await load();
    const told = vi.fn();
    onSettings(told);
    expect(settings().colours).toBe('system');
    storage.setItem('rubicon.settings', '{"colours":"light"}');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'rubicon.other' }));
    expect(told).not.toHaveBeenCalled();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'rubicon.settings' }));
    expect(told).toHaveBeenCalledTimes(1);
    expect(settings().colours).toBe('light');
  });

  test.each([
    null,
    7,
    'dark',
    [],
    { sound: 'yes', notifications: 1, asksTwice: null, pace: 12, motion: 'none', colours: 'red', size: 9 },
  ])('are as usual where %j is stored', async (junk) => {
    const { settingsIn, usualSettings } = await load();
    expect(settingsIn(junk)).toEqual(usualSettings());
  });

  test('are silent on a phone unless it is wanted otherwise', async () => {
    const { settings, settingsIn } = await load();
    expect(settings().sound).toBe(true);
    isPhone = true;
    expect(settingsIn({}).sound).toBe(false);
    expect(settingsIn({ sound: true }).sound).toBe(true);
  });
});

describe('the look of the page', () => {
  test('follows the system until something else is chosen', async () => {
    const { keepAppearance, changeSettings } = await load();
    const page = { style: { colorScheme: '' }, dataset: { motion: '' } };
    keepAppearance(page as unknown as HTMLElement);
    expect(page).toEqual({ style: { colorScheme: 'light dark' }, dataset: { motion: 'usual' } });
    changeSettings({ colours: 'dark', motion: 'less' });
    expect(page).toEqual({ style: { colorScheme: 'dark' }, dataset: { motion: 'less' } });
  });

  test('has little motion where the system wants that', async () => {
    const { wantsLessMotion } = await load();
    expect(wantsLessMotion()).toBe(false);
    wantsStill = true;
    expect(wantsLessMotion()).toBe(true);
  });
});

describe('the desktop', () => {
  const shown: string[] = [];

  beforeEach(() => {
    shown.length = 0;
    const Notification = class {
      constructor(title: string, { tag }: { tag: string }) {
        shown.push(`${title} ${tag}`);
      }
    };
    vi.stubGlobal('Notification', Notification);
  });

  test('tells of my turn only where I want it and look elsewhere', async () => {
    const { changeSettings, notifyOfTurn } = await load();
    vi.stubGlobal('document', { hidden: true });
    notifyOfTurn('Alesia', 'a');
    expect(shown).toEqual([]);
    changeSettings({ notifications: true });
    notifyOfTurn('Alesia', 'a');
    expect(shown).toEqual(['Alesia a']);
    vi.stubGlobal('document', { hidden: false });
    notifyOfTurn('Alesia', 'a');
    expect(shown).toEqual(['Alesia a']);
  });

  test('is no trouble where it cannot be told', async () => {
    const { changeSettings, notifyOfTurn } = await load();
    changeSettings({ notifications: true });
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal(
      'Notification',
      class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    expect(() => notifyOfTurn('Alesia', 'a')).not.toThrow();
    vi.stubGlobal('Notification', undefined);
    expect(() => notifyOfTurn('Alesia', 'a')).not.toThrow();
  });
});

test('a battle is heard above its dice, and words are not heard', async () => {
  const { soundsOf } = await load();
  const entry = (...kinds: ('battle' | 'roll' | 'move')[]) => ({
    turn: 1,
    state: 0,
    side: 'a',
    step: null,
    move: '',
    args: null,
    lines: kinds.map((kind) => ({ kind, text: '', rule: '' })),
  });
  expect(soundsOf([entry('move', 'roll')])).toEqual(['dice']);
  expect(soundsOf([entry('roll'), entry('battle')])).toEqual(['battle']);
  expect(soundsOf([entry('move'), entry()])).toEqual([]);
});
