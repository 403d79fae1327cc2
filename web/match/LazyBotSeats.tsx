import { type ComponentProps, lazy, Suspense } from 'react';
import type { BotSeats } from './BotSeats';

const Loaded = lazy(async () => ({ default: (await import('./BotSeats')).BotSeats }));

/** The dialog for giving seats to bots, loaded when somebody opens it. */
export function LazyBotSeats(props: ComponentProps<typeof BotSeats>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
