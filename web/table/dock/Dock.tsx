import { useContext } from 'react';
import { DockContext } from './claims';
import css from './Dock.module.css';

/** Where what is asked, opened or told stands clear of the map: beside it, or under it on a small screen. */
export function Dock() {
  const dock = useContext(DockContext);
  return (
    <section className={css.dock} ref={dock?.setSlot} aria-label="At the map" data-dock="" data-guarded="" />
  );
}
