import type { Locator } from 'playwright-core';
import { until } from './browser';
import { isThere, Player } from './player';

/** Somebody who plays on a map where a move may take several clicks: places, menus, and the answer to a question. */
export class MapPlayer extends Player {
  /** Finds the buttons of moves at the prompt. */
  button(...moves: string[]): Locator {
    return this.page.locator(moves.map((move) => `[data-testid=actions] > button[data-move=${move}]`).join());
  }

  /** Presses something, and whatever that asks for, until a move has been made; of a menu the line wished for, or the last. */
  async follow(first: Locator, wish?: RegExp): Promise<void> {
    const state = await this.#stateId();
    const lines = this.page.locator('[data-testid=choices] button');
    let next = first;
    for (;;) {
      const asked = await this.#askedFor();
      await this.press(next);
      await until(
        async () => (await this.#stateId()) !== state || !['', asked].includes(await this.#askedFor()),
        `something comes of ${next} in state ${state} after '${asked}'`,
      );
      if ((await this.#stateId()) !== state) return;
      if (await isThere(this.at('confirm'))) {
        await until(() => this.decides(), 'the question to be read');
        next = this.at('confirm');
      } else if (await isThere(lines)) {
        const wished = lines.filter({ hasText: wish ?? /./ });
        next = ((await isThere(wished)) ? wished : lines).last();
      } else next = this.offered.first();
    }
  }

  #stateId(): Promise<string | null> {
    return this.at('table').getAttribute('data-state');
  }

  /** What has to be pressed before a move is made: a question, a menu, or what is chosen so far; empty for nothing. */
  #askedFor(): Promise<string> {
    return this.page.evaluate(() => {
      const text = (of: string) => document.querySelector(of)?.textContent ?? '';
      const chosen = document.querySelector('[data-testid=cancel-draft]') && text('[data-testid=strip]');
      return text('[data-testid=confirm]') + text('[data-testid=choices]') + (chosen ?? '');
    });
  }
}
