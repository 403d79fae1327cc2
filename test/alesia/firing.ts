import { put } from '../../games/alesia/field';
import { fireAt, lastFireFrame } from '../../games/alesia/fire';
import type { Movement } from '../../games/alesia/movement/frames';
import { OFF } from '../../games/alesia/state';
import type { AnyFrame } from '../../games/kit/frame';
import { type Position, restOf, stateOf, Table } from './table';

/** A Gallic movement in which units are moved by hand, hex by hex. */
export class Firing extends Table {
  readonly movement: Movement = { cause: 'gallic', began: {}, movers: [], appeared: {}, ended: [] };

  constructor(position: Position) {
    super(stateOf(position));
    this.start(() => this.#call());
  }

  /** Moves a unit into a hex and on into others, as long as nobody is asked. Says whether the Romans are asked. */
  enter(unit: string, ...hexes: string[]): boolean {
    for (const hex of hexes) {
      const from = this.G.at[unit];
      this.movement.began[unit] ??= from;
      put(this.G, unit, hex);
      this.start(() => this.#call(fireAt(this.#moving(), unit, from === OFF ? null : from)));
      if (this.step === 'fire') return true;
    }
    return false;
  }

  /** Lets a unit retreat or advance after combat. Says whether the Romans are asked. */
  retreat(unit: string, hex: string): boolean {
    const from = this.G.at[unit];
    put(this.G, unit, hex);
    this.start(() => this.#call(fireAt(this.G, unit, from, true)));
    return this.step === 'fire';
  }

  /** Ends the movement. Says whether the Romans are asked. */
  end(): boolean {
    this.start(() => this.#call(lastFireFrame(this.G, this.movement)));
    return this.step === 'lastFire';
  }

  #moving() {
    this.G.stack = [{ step: 'movement', sides: [], ...this.movement }];
    return this.G;
  }

  #call(frame: AnyFrame<Table['G']> | null = null): void {
    const below: AnyFrame<Table['G']>[] = [restOf('vercingetorix')];
    if (frame?.step === 'fire' && !frame.missilesOnly)
      below.push({ step: 'movement', sides: [], ...this.movement });
    this.G.stack = frame === null ? below : [...below, frame];
  }
}
