import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { keepAppearance } from '../../settings/appearance';
import { RootContext } from '../../ui/root';
import { sharing } from '../../ui/sharing';
import { LayoutContext, lyingIn } from './layout';
import css from './TableRoot.module.css';

/** How many tables this page has had. */
let tables = 0;

interface TableRootProps {
  /** The id of the game. */
  game: string;
  /** The table is all there is on the page. */
  isPage: boolean;
  children: ReactNode;
}

/**
 * The element that a table is in. It fills the page, or else the box it is put into; how the parts of the table lie follows from
 * its size. Its colours and styles reach nothing outside it.
 */
export function TableRoot({ game, isPage, children }: TableRootProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [name] = useState(() => `table-${++tables}`);
  const [lying, setLying] = useState(() =>
    typeof innerWidth === 'number' ? lyingIn(innerWidth, innerHeight) : lyingIn(1280, 720),
  );
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setLying((before) => sharing(before, lyingIn(width, height)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useLayoutEffect(
    () => (element === null || isPage ? undefined : keepAppearance(element)),
    [element, isPage],
  );
  const root = useMemo(() => ({ element, name, isPage }), [element, name, isPage]);
  return (
    <div
      ref={setElement}
      className={css.root}
      data-rubicon={game}
      data-page={isPage}
      data-testid="table-root"
    >
      <RootContext.Provider value={root}>
        <LayoutContext.Provider value={lying}>{children}</LayoutContext.Provider>
      </RootContext.Provider>
    </div>
  );
}
