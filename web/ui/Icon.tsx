import css from './Icon.module.css';

const paths = {
  back: 'M15 5l-7 7 7 7',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  menu: 'M5 6h14M5 12h14M5 18h14',
  check: 'M5 12.5l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  hand: 'M8 4h11v15H8zM8 6L4.500 7l2.700 11',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  fold: 'M6 9l6 6 6-6',
  journal: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  send: 'M4 12l16-8-6 16-3-6z',
  bot: 'M5 9h14v11H5zM12 9V5.500M12 4h.01M9 13h.01M15 13h.01M9 16.500h6M2.500 13v3M21.500 13v3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.500v3.500M12 18v3.500M2.500 12h3.500M18 12h3.500M5.300 5.300l2.500 2.500M16.200 16.200l2.500 2.500M5.300 18.700l2.500-2.500M16.200 7.800l2.500-2.500',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-6 8-6s7 2 8 6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

/** A line drawing beside or instead of a word; it says nothing to screen readers. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
