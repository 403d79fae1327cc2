import type { DiceView } from '../../../games/kit/dice/plugin';
import { Dialog } from '../../ui/Dialog';
import css from './DiceDialog.module.css';

interface DiceDialogProps {
  dice: DiceView;
  record: string | null;
  onClose(): void;
}

/** How dice are rolled, what binds the server from the start, and once the game is over what shows it. */
export function DiceDialog({ dice: { commitment, opened }, record, onClose }: DiceDialogProps) {
  return (
    <Dialog title="Dice" onClose={onClose} data-testid="dice">
      <p>
        Every die and every shuffle of this match follows from one secret key. Its fingerprint is shown from
        the start, so nobody can change the key; the key itself is shown when the game is over, so everybody
        can work out every die.
      </p>
      <dl className={css.facts}>
        <dt>Fingerprint (SHA-256 of the key)</dt>
        <dd data-testid="dice-commitment">{commitment}</dd>
        <dt>Key</dt>
        <dd data-testid="dice-key">{opened?.key ?? 'shown when the game is over'}</dd>
      </dl>
      {opened !== undefined && record !== null && (
        <p>
          <a href={record} download>
            Record of the match
          </a>{' '}
          for <code>npm run verify</code>: all moves of all sides, and {opened.drawn} numbers drawn from the
          key.
        </p>
      )}
    </Dialog>
  );
}
