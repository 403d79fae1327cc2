/* Signs of troops that several games have, drawn in the text colour in a square of 24 around the origin. */

/** The eagle of a legion. */
export function Eagle() {
  return (
    <path
      fill="currentColor"
      d="M0-9 2.2-7 1.7-3.8C5-4.2 8-6 11-8.6 11-4 9.5-1.5 7.5 0 6 1.2 4 1.7 2.6 1.5L2.2 4 4.6 9 1.5 7.6 0 10.4-1.5 7.6-4.6 9-2.2 4-2.6 1.5C-4 1.7-6 1.2-7.5 0-9.5-1.5-11-4-11-8.6-8-6-5-4.2-1.7-3.8L-2.2-5.4-4.4-5.6-2.2-7.8Z"
    />
  );
}

/** A horse's head. */
export function Horse() {
  return (
    <path
      fill="currentColor"
      d="M-5 10.5C-5.5 5-4 1.5-.5-1.5-3-1-4.5 0-6 1.6L-8.6-.4C-7-3.6-5-6.2-2.6-7.6L-2.2-10.6.6-8.2C6-7.4 8.6-1 8.4 10.5Z"
    />
  );
}

/** The crested helmet of a leader. */
export function Helmet() {
  return (
    <g fill="currentColor">
      <path d="M-7.5 9V2.4A7.5 7.5 0 0 1 7.5 2.4V9L3.8 10V4.4H1.4V8H-1.4V4.4H-3.8V10Z" />
      <path d="M-10-1.6C-9.6-13 9.6-13 10-1.6L7.6-2.6C5.6-7.4-5.6-7.4-7.6-2.6Z" />
    </g>
  );
}

/** The flame of a country laid waste, within a circle of 8. */
export function Flame() {
  return (
    <path
      fill="currentColor"
      d="M0 7C-6 6-7 0-3-4-3-2-2-1-1-1-2-4 0-7 2-8 2-4 6-2 6 2 6 5 3 7 0 7Z"
      transform="scale(.8)"
    />
  );
}
