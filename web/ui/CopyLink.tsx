import { useState } from 'react';
import css from './CopyLink.module.css';
import { Icon } from './Icon';

/** A link to give to somebody else, with a button that copies it. */
export function CopyLink({ url, label }: { url: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <span className={css.link} data-copies={navigator.clipboard !== undefined}>
      <input readOnly value={url} aria-label={label} onFocus={(event) => event.target.select()} />
      <button type="button" onClick={copy} data-testid="copy-link">
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </button>
    </span>
  );
}
