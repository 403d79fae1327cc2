import type { ReactNode } from 'react';
import { Docked } from '../table/dock/Docked';
import css from './Tray.module.css';

interface PlaceCardProps {
  name: string;
  /** What stands behind the name. */
  beside?: ReactNode;
  /** It stays when the pointer leaves the place. */
  isOpen: boolean;
  /** Selects all pieces that can go somewhere; null when there are none or one. */
  onAll?: (() => void) | null;
  onClose(): void;
  children: ReactNode;
}

/** What there is to know of a place, beside the map. */
export function PlaceCard({ name, beside, isOpen, onAll = null, onClose, children }: PlaceCardProps) {
  return (
    <Docked rank={isOpen ? 'opened' : 'pointed'}>
      <section className={css.tray} data-open={isOpen} data-testid="tray" aria-label={name}>
        <header className={css.head}>
          <h3>
            {name}
            {beside}
          </h3>
          {isOpen && onAll !== null && (
            <button type="button" className={css.button} data-testid="select-all" onClick={onAll}>
              Select all
            </button>
          )}
          {isOpen && (
            <button
              type="button"
              className={css.button}
              aria-label="Close"
              data-testid="tray-close"
              onClick={onClose}
            >
              ✕
            </button>
          )}
        </header>
        {children}
      </section>
    </Docked>
  );
}
