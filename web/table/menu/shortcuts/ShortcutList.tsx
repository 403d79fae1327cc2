import { Dialog } from '../../../ui/Dialog';
import css from './ShortcutList.module.css';
import { SHORTCUTS } from './shortcutTable';

interface ShortcutListProps {
  /** Single keys do something. */
  areOn: boolean;
  /** Switches them on or off. */
  turn(areOn: boolean): void;
  onClose(): void;
}

/** The keys of the table and what they do, with a switch for those who speak to their device. */
export function ShortcutList({ areOn, turn, onClose }: ShortcutListProps) {
  return (
    <Dialog title="Keys" onClose={onClose} data-testid="shortcuts">
      <dl className={css.list}>
        {SHORTCUTS.map(({ shown, words }) => (
          <div key={shown} data-shortcut={shown}>
            <dt>{shown}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className={css.switch}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => turn(target.checked)} />
        Single keys are on
      </label>
    </Dialog>
  );
}
