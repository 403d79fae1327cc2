/* How often React calls each component: what the browser's developer tools are told, counted. */

/** As much of React's record of what is drawn as is looked at. */
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** The flag of a fiber whose component was called. */
const PERFORMED_WORK = 1;

/** How often each component was called, by its name. */
export class Draws {
  readonly counts = new Map<string, number>();
  /** How many times something was drawn. */
  commits = 0;

  /** How often a component was called. */
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  count(root: Fiber): void {
    this.commits++;
    const visit = (fiber: Fiber | null): void => {
      for (let each = fiber; each !== null; each = each.sibling) {
        const name = typeof each.type === 'function' ? each.type.name : null;
        if (name !== null && (each.flags & PERFORMED_WORK) !== 0) this.counts.set(name, this.of(name) + 1);
        if (each.child !== each.alternate?.child) visit(each.child);
      }
    };
    visit(root.child);
  }
}

let counting: Draws | null = null;

/** Lets React tell of what it draws; to be called before React's client is imported. */
export function watchDraws(): void {
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => counting?.count(current),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Counts from now on, anew. */
export function countDraws(): Draws {
  counting = new Draws();
  return counting;
}
