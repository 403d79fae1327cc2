import { useEffect } from 'react';
import { addressOf } from '../../router';
import { notifyOfTurn } from '../../settings/notifications';
import { play } from '../../settings/sounds';
import { useRoot } from '../../ui/root';

/**
 * Says by a sound that it is the player's turn, for who looks elsewhere meanwhile; where the page is the table's, in its title and
 * icon and on the desktop, too.
 */
export function useTurnSignal(title: string, yourTurn: boolean): void {
  const { isPage } = useRoot();
  useEffect(() => {
    if (!isPage) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    document.title = yourTurn ? `● Your turn – ${title}` : `${title} – Rubicon`;
    icon?.setAttribute('href', yourTurn ? TURN_ICON : PLAIN_ICON);
    return () => {
      document.title = 'Rubicon';
      icon?.setAttribute('href', PLAIN_ICON);
    };
  }, [title, yourTurn, isPage]);

  useEffect(() => {
    if (!yourTurn) return;
    play('turn');
    if (isPage) notifyOfTurn(title, location.pathname);
  }, [title, yourTurn, isPage]);
}

const PLAIN_ICON = addressOf('/favicon.svg');
const TURN_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#9c1f2d"/><path d="M9 6v20M9 6l8 4-8 4" fill="none" stroke="#fff4ee" stroke-width="2.4"/><circle cx="23" cy="9" r="8" fill="#ffc93c" stroke="#fff" stroke-width="2"/></svg>',
)}`;
