import { type FormEvent, useState } from 'react';
import { navigate } from '../router';
import css from './JoinByLink.module.css';
import { matchPathIn } from './matchPathIn';

/** Takes a link somebody has sent and goes to its match. */
export function JoinByLink() {
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const path = matchPathIn(link);
    setWrong(path === undefined);
    if (path !== undefined) navigate(path);
  };
  return (
    <form className={css.join} onSubmit={go}>
      <label className="rubicon-field">
        <span>Got a link?</span>
        <input
          value={link}
          onChange={(event) => setLink(event.target.value)}
          placeholder="Paste it here"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'wrong-link' : undefined}
          data-testid="link"
        />
      </label>
      <button type="submit" disabled={link.trim() === ''}>
        Open
      </button>
      {wrong && (
        <p id="wrong-link" role="alert" className="rubicon-small">
          That is not a link to a match: one has <em>/match/</em> in it, the name of a game and a few letters.
          Perhaps it was cut off; ask for it again.
        </p>
      )}
    </form>
  );
}
