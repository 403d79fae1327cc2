/* Notifications of the desktop, where the browser has them and the person allows them. */
import { addressOf } from '../router';
import { settings } from './settings';

/** Asks the person, where that has not been done, and returns whether this page may notify. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Says on the desktop that it is the person's turn in a match, if that is wanted and the page is out of sight. A later one of the same
 * match takes its place; a click on it brings the page back.
 */
export function notifyOfTurn(title: string, match: string): void {
  if (!settings().notifications || !document.hidden || typeof Notification === 'undefined') return;
  try {
    const shown = new Notification(title, {
      body: 'It is your turn.',
      tag: match,
      icon: addressOf('/favicon.svg'),
    });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // browsers of phones have the class and refuse to make one
  }
}
