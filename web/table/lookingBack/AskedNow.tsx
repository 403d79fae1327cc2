import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useLooksBack } from '../recap/history';
import type { PastBar as Bar } from './PastBar';

const PastBar = lazy(async () => ({ default: (await import('./PastBar')).PastBar }));

interface AskedNowProps extends ComponentProps<typeof Bar> {
  /** What is asked; null where nothing is. */
  asked: ReactNode;
}

/** What is asked, or while the viewer looks back the bar with which he does, which is loaded then. */
export function AskedNow({ asked, ...props }: AskedNowProps) {
  if (!useLooksBack()) return asked;
  return (
    <Suspense>
      <PastBar {...props} />
    </Suspense>
  );
}
