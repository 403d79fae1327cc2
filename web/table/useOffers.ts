import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a part of the table has something to choose in it: a button that can be pressed. */
export function useOffers<E extends HTMLElement>(): { part: RefObject<E | null>; offers: boolean } {
  const part = useRef<E>(null);
  const [offers, setOffers] = useState(false);
  useEffect(() => {
    setOffers(part.current?.querySelector('button:enabled') != null);
  });
  return { part, offers };
}
