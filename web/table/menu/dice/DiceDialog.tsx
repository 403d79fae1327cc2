import type { DiceView } from '../../../../games/kit/dice/plugin';
import { Dialog } from '../../../ui/Dialog';
import css from './DiceDialog.module.css';

interface DiceDialogProps {
  dice: DiceView;
  /** Where the record of the match is, once it is over; null where there is none. */
  record: string | null;
  onClose(): void;
}

/** How dice are rolled, what binds the server from the start, and once the game is over what shows it. */
export function DiceDialog({ dice: { commitment, opened }, record, onClose }: DiceDialogProps) {
  return (
    <Dialog title="Dice" onClose={onClose} data-testid="dice">
      <p>
        Every die and every shuffle of this match follows from one secret key. Its fingerprint is shown from
        the start, so nobody can change the key unnoticed; the key itself is shown when the game is over, so
        everybody can work out every die.
      </p>
      <dl className={css.facts}>
        <dt>Fingerprint (SHA-256 of the key)</dt>
        <dd data-testid="dice-commitment">{commitment}</dd>
        <dt>Key</dt>
        <dd data-testid="dice-key">{opened?.key ?? 'shown when the game is over'}</dd>
      </dl>
      {opened !== undefined && record !== null && (
        <p>
          <a href={record} download="record.json" data-testid="dice-record">
            Download the record of the match
          </a>
          : all moves of all sides. In a copy of this program, <code>npm run replay -- &lt;file&gt;</code>{' '}
          plays the match again from it, checks all {opened.drawn} numbers drawn from the key, and names the
          fingerprint, which has to be the one you saw at the start.
        </p>
      )}
    </Dialog>
  );
}
