import { Icon } from '../../ui/Icon';
import css from './Watchers.module.css';

interface WatchersProps {
  /** How many watch without a seat. */
  count: number;
  /** Whether they read what the players say. */
  hear: boolean;
}

/** Says how many watch without a seat, if anybody does. */
export function Watchers({ count, hear }: WatchersProps) {
  if (count === 0) return null;
  const words = `${wordsFor(count)} ${hear ? 'and can read' : 'but cannot read'} the chat`;
  return (
    <span className={css.watchers} title={words} data-testid="watchers">
      <Icon name="eye" /> <span aria-hidden="true">{count}</span>
      <span className="rubicon-hidden">{words}</span>
    </span>
  );
}

function wordsFor(count: number): string {
  return count === 1 ? 'One watches' : `${count} watch`;
}
