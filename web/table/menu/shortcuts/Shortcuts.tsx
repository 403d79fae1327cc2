import { lazy, Suspense, useState } from 'react';
import { readStored, writeStored } from '../../../client/store';

/** The keys are loaded after the table: nobody needs them at once. */
const Keys = lazy(async () => ({ default: (await import('./Keys')).Keys }));

/** Under this the device keeps that single keys are switched off, as who speaks to it may want. */
const SWITCH = 'rubicon.shortcuts';

/** The entry of the menu that lists the keys of the table. `?` opens the list. */
export function Shortcuts() {
  const [isListed, list] = useState(false);
  const [areOn, setOn] = useState(() => readStored(SWITCH) !== false);
  const turn = (next: boolean) => {
    writeStored(SWITCH, next);
    setOn(next);
  };
  return (
    <>
      <button type="button" onClick={() => list(true)} data-testid="open-shortcuts">
        Keys
      </button>
      <Suspense>
        <Keys isListed={isListed} list={list} areOn={areOn} turn={turn} />
      </Suspense>
    </>
  );
}
