import type { Locator, Page, ViewportSize } from 'playwright-core';
import { layoutOf } from '../../web/table/views/layout';
import { until, type Visit } from './browser';

export type SideName = 'caesar' | 'pompey';

/** The pieces on the map that can be done something with, as far as they are shown one by one. */
const ABLE = '[data-testid=board] [data-testid^=piece-][data-thing]:has([data-offered=true])';

/** A map that has its place on the page and is not drawn yet, as it draws itself once its place has been measured. */
const UNDRAWN = '[data-testid=board]:not(:has([data-drawing])):visible';

/** What is asked of blocks in a battle, and answered in its window. */
const BATTLE_TURN = /Round \d.*: fire/;

/** Somebody at a table, who sees and presses what a page shows. */
export class Player {
  readonly page: Page;
  /** How many blocks were moved by pressing a block and then its destination. */
  journeys = 0;
  /** How many new blocks were taken from the levy pool. */
  levies = 0;
  #hasMoved = false;

  constructor(
    readonly visit: Visit,
    readonly side: SideName,
    readonly touches = false,
  ) {
    this.page = visit.page;
  }

  /** Finds what a test id names. */
  at(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  /** Returns the text of what a test id names. */
  async text(testId: string): Promise<string> {
    return (await this.at(testId).textContent()) ?? '';
  }

  /** Waits until the table is there and connected, and its map is drawn, unless it is folded away. */
  async sits(): Promise<void> {
    await this.at('table').waitFor();
    await until(async () => (await this.at('table').getAttribute('data-state')) !== null, 'a state');
    await this.#draws();
  }

  /** Waits until the map is drawn, unless it is folded away. */
  async #draws(): Promise<void> {
    await until(async () => !(await isThere(this.page.locator(UNDRAWN))), 'the map');
  }

  /** Whether this player has to decide and can do so at once, as what is asked has been in sight for long enough. */
  async decides(): Promise<boolean> {
    return isThere(
      this.page.locator('[data-testid=prompt-bar][data-decides=true][data-busy=false][data-fresh=false]'),
    );
  }

  /** Whether this player is asked by a rule and can answer at once. */
  async isAsked(rule: RegExp): Promise<boolean> {
    return (await this.decides()) && rule.test(await this.text('prompt'));
  }

  /** Waits until this player is asked by a rule. */
  async asked(rule: RegExp): Promise<void> {
    await until(() => this.isAsked(rule), `${this.side} is asked ${rule}`);
  }

  /** Does something and waits until what is seen of the game has changed by it and nothing is on its way any more. */
  async changes(deed: () => Promise<void>): Promise<void> {
    const before = await this.#situation();
    await deed();
    const busy = this.page.locator('[data-testid=prompt-bar][data-busy=true]');
    await until(
      async () => (await this.#situation()) !== before && !(await isThere(busy)),
      `${this.side} changes: ${before}`,
    );
  }

  /** Presses a thing where nothing covers it once the pointer is there, as a hand would. */
  async press(thing: Locator): Promise<void> {
    let point: { x: number; y: number } | null = null;
    await until(async () => {
      const before = point;
      point = await bareSpot(thing);
      if (point === null) await this.#uncover(thing);
      else if (!this.touches) await this.page.mouse.move(point.x, point.y);
      return point !== null && before !== null && point.x === before.x && point.y === before.y;
    }, `a spot to press of ${thing}`);
    const { x, y } = point ?? { x: 0, y: 0 };
    if (this.touches) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Scrolls to a thing, and takes away what tells of what has happened. */
  async #uncover(thing: Locator): Promise<void> {
    const close = this.at('recap-close');
    if (await isThere(close)) await close.dispatchEvent('click');
    await thing.scrollIntoViewIfNeeded();
  }

  /** Gives the window another size, and waits until the table is laid out for it, and has opened what it opens there by itself. */
  async turnTo(size: ViewportSize): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page
      .locator(`[data-testid=table][data-layout=${layoutOf(size.width, size.height)}]`)
      .waitFor();
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    });
  }

  /** Shows a part of the table that a small screen shows alone, unless it is shown already, and waits until it is there. */
  async show(view: 'map' | 'hand' | 'journal' | 'chat'): Promise<void> {
    const tab = this.page.locator(`[data-testid=views] [data-view=${view}]`);
    if (!(await tab.and(this.page.locator('[aria-pressed=false]')).isVisible())) return;
    await this.press(tab);
    await tab.and(this.page.locator('[aria-pressed=true]')).waitFor();
    await this.#draws();
  }

  /** Makes one decision, whatever is asked, by what is seen of it. */
  async decide(): Promise<void> {
    const { page } = this;
    if (await isThere(page.locator('[data-testid^=hand][data-asked=true]'))) return this.chooseCard();
    // The window of battles is loaded with the first.
    if (BATTLE_TURN.test(await this.text('prompt'))) {
      await this.at('battle-window').waitFor({ state: 'attached' });
    }
    const deeds = page.locator('[data-testid=battle-deeds] button:enabled');
    if (await isThere(deeds)) return this.changes(() => this.press(deeds.first()));
    const targets = page.locator('[data-testid^=battle-press-]:enabled');
    if (await isThere(targets)) return this.changes(() => this.press(targets.first()));
    const levies = page.locator('[data-testid^=pool-] [data-offered=true] > [data-cover]:enabled');
    if (await isThere(levies)) {
      this.levies++;
      await this.show('hand');
      return this.#pressThrough(levies.first(), page.locator('[data-testid=pool-ways] button:enabled'));
    }
    if (await isThere(page.locator('[data-testid=prompt-bar] button[data-move=end]'))) return this.#command();
    if (await isThere(this.at('plan'))) return this.changes(() => this.press(this.at('plan')));
    if (await isThere(this.offered)) return this.choosePlace(this.offered.first());
    const buttons = page.locator('[data-testid=actions] > button[data-move]:enabled');
    if (await isThere(buttons)) {
      return this.changes(async () => {
        await this.press(buttons.first());
        await this.mean();
      });
    }
    return this.#chooseFromList();
  }

  /** The places of the map that a press does something with. */
  get offered(): Locator {
    return this.page.locator('[data-offered=true] [data-testid^=place-]');
  }

  /** Discards or plays a card: a command if there is one, so that something can be done; to discard, an event. */
  async chooseCard(): Promise<void> {
    await this.show('hand');
    const cards = this.page.locator('[data-testid=hand] [data-lifted]:enabled');
    const discards = /discard/.test(await this.text('prompt'));
    const kind = this.page.locator(`[data-card=${discards ? 'event' : 'command'}]`);
    const better = cards.filter({ has: kind });
    const card = ((await isThere(better)) ? better : cards).first();
    await until(async () => {
      if (await isThere(this.at('confirm'))) return true;
      await this.press(card);
      return isThere(this.at('confirm'));
    }, 'a card to be lifted, though the hand may move under the finger');
    await this.changes(() => this.press(this.at('confirm')));
  }

  /** Says once more that what was pressed is meant, if the table asks, and makes what it has only chosen. */
  async mean(): Promise<void> {
    const asks = () => isThere(this.at('confirm'));
    if (!(await asks())) return;
    await until(
      async () => (await this.decides()) || !(await asks()),
      'the question to be read, or to be gone',
    );
    if (await asks()) await this.press(this.at('confirm'));
  }

  /** Presses a place of the map, and the first line of the menu if that could mean several things. */
  async choosePlace(place: Locator): Promise<void> {
    await this.show('map');
    await this.#pressThrough(place, this.page.locator('[data-testid=choices] button'));
  }

  /** Presses a thing, and then the first of those that it may ask for, and waits until something has changed. */
  async #pressThrough(thing: Locator, more: Locator): Promise<void> {
    const before = await this.#situation();
    await this.changes(async () => {
      await this.press(thing);
      await until(
        async () => (await isThere(more)) || (await this.#situation()) !== before,
        `something comes of ${thing}`,
      );
      if (await isThere(more)) await this.press(more.first());
    });
  }

  /** Moves one block: presses it, then a place without enemies. Returns whether there was one. */
  async moveBlock(): Promise<boolean> {
    await this.show('map');
    const block = this.page.locator(ABLE);
    if (!(await isThere(block))) {
      await this.press(this.offered.first());
      await block.first().waitFor();
    }
    for (const id of await block.evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')))) {
      const one = this.page.locator(`[data-testid=board] [data-testid="${id}"]`);
      await this.press(one);
      await this.page.locator('[data-goal=true]').first().waitFor();
      const goal = await this.peacefulGoal();
      if (goal !== null) {
        await this.choosePlace(goal);
        await this.page.locator('[data-testid=prompt-bar][data-busy=false]').waitFor();
        this.journeys++;
        return true;
      }
      await this.page.keyboard.press('Escape');
      await this.page.locator('[data-goal=true]').first().waitFor({ state: 'detached' });
      if (!(await isThere(one))) return false;
    }
    return false;
  }

  /** Returns a place without enemies where the selected block can go, or null when there is none. */
  async peacefulGoal(): Promise<Locator | null> {
    const enemy = this.side === 'caesar' ? 'pompey' : 'caesar';
    const id = await this.page.evaluate((side) => {
      const goals = [...document.querySelectorAll<SVGElement>('[data-place][data-goal=true]')];
      const held = (goal: SVGElement) =>
        document.querySelector(`[data-camp="${goal.dataset.place}"] [data-side=${side}]`);
      return goals.find((goal) => held(goal) === null)?.dataset.place ?? null;
    }, enemy);
    return id === null ? null : this.at(`place-${id}`);
  }

  /** Waits until what is asked has been in sight for long enough to be answered. */
  async read(): Promise<void> {
    await this.page.locator('[data-testid=prompt-bar][data-busy=false][data-fresh=false]').waitFor();
  }

  /** Presses a button of the prompt once that has been read. */
  async answer(move: string): Promise<void> {
    await this.read();
    await this.changes(async () => {
      await this.press(this.page.locator(`[data-testid=actions] > button[data-move=${move}]`));
      await this.mean();
    });
  }

  /** One block of a group, and the end of the moves. */
  async #command(): Promise<void> {
    const goes = !this.#hasMoved && /group to move/.test(await this.text('prompt'));
    this.#hasMoved = goes;
    if (goes && (await isThere(this.offered)) && (await this.moveBlock())) return;
    return this.answer('end');
  }

  async #chooseFromList(): Promise<void> {
    await this.press(this.at('all-choices'));
    const choice = this.page.locator('[data-testid=choice-list] button:enabled').first();
    await choice.waitFor();
    await this.changes(async () => {
      await this.press(choice);
      await this.mean();
    });
  }

  async #situation(): Promise<string> {
    return this.page.evaluate(() => {
      const table = document.querySelector('[data-testid=table]')?.getAttribute('data-state');
      const bar = document.querySelector('[data-testid=prompt-bar]');
      return `${table} ${bar?.textContent ?? 'over'}`;
    });
  }
}

/** Lets the players decide, whoever is asked, until something is so, which is looked at whenever somebody is asked. */
export async function playUntil(players: readonly Player[], isSo: () => Promise<boolean>): Promise<void> {
  for (;;) {
    let next: Player | undefined;
    let done = false;
    await until(async () => {
      for (const player of players) if (await player.decides()) next = player;
      done = await isSo();
      return done || next !== undefined;
    }, 'somebody decides');
    if (done) return;
    await next?.decide();
  }
}

/** Says whether there is such a thing on the page. */
export async function isThere(thing: Locator): Promise<boolean> {
  return (await thing.count()) > 0;
}

/** Returns a point of the window at which a thing, and nothing that covers it, would be pressed in the next frame that is drawn. */
async function bareSpot(thing: Locator): Promise<{ x: number; y: number } | null> {
  return thing.evaluate(async (element) => {
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    const fractions = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    for (const down of fractions) {
      for (const right of fractions) {
        const [x, y] = [left + right * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest('button, a, label, summary, [data-thing]') === element) return { x, y };
      }
    }
    return null;
  });
}
