const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns how long ago a moment was, as people say it. */
export function timeAgo(then: number, now: number): string {
  const gone = now - then;
  if (gone < MINUTE) return 'just now';
  if (gone < HOUR) return count(gone / MINUTE, 'minute');
  if (gone < DAY) return count(gone / HOUR, 'hour');
  return count(gone / DAY, 'day');
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
