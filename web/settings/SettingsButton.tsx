import { lazy, type ReactNode, Suspense, useState } from 'react';

/** What the button opens is loaded with it: nobody needs it at once. */
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog')).SettingsDialog }));

interface SettingsButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the settings. */
export function SettingsButton({ className, children }: SettingsButtonProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => open(true)} data-testid="open-settings">
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog close={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
