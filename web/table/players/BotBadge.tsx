import { type LevelId, levelOf } from '../../../games/ai/levels';
import { Icon } from '../../ui/Icon';
import { Dots } from '../waiting/Dots';
import css from './BotBadge.module.css';

/** Marks a seat as a bot's, with its level and whether it thinks. */
export function BotBadge({ level, thinks }: { level: LevelId; thinks: boolean }) {
  const { name, note } = levelOf(level);
  return (
    <span className={css.badge} data-thinks={thinks} title={`Bot (${name}): ${note}`}>
      <Icon name="bot" />
      <span>
        <span className="rubicon-hidden">Bot, </span>
        {name}
      </span>
      {thinks && <span className="rubicon-hidden">, thinking</span>}
      <Dots />
    </span>
  );
}
