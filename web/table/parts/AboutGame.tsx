import { type ReactNode, Suspense, useState } from 'react';
import css from './AboutGame.module.css';

/** What is told about a game, loaded and drawn when it is opened. */
export function AboutGame({ children }: { children: ReactNode }) {
  const [isRead, read] = useState(false);
  return (
    <details className={css.about} data-testid="about" onToggle={() => read(true)}>
      <summary>About this game</summary>
      {isRead && <Suspense>{children}</Suspense>}
    </details>
  );
}
