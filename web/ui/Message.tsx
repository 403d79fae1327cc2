import type { ReactNode } from 'react';
import { Link } from './Link';
import { PageMessage } from './PageMessage';

interface FailedProps {
  title: string;
  children?: ReactNode;
  /** Offers to load the page again. */
  retry?: boolean;
  /** What else can be done, as links. */
  instead?: ReactNode;
}

/** A page that says in plain words why there is nothing else on it. */
export function Failed({ title, children, retry = false, instead }: FailedProps) {
  return (
    <PageMessage title={title} data-testid="failed">
      {children}
      <p className="rubicon-actions">
        {retry && (
          <button type="button" className="rubicon-primary" onClick={() => location.reload()}>
            Try again
          </button>
        )}
        {instead}
        <Link to="/" className="rubicon-button">
          To the lobby
        </Link>
      </p>
    </PageMessage>
  );
}

/** A page that is still being loaded. */
export function Waiting() {
  return (
    <PageMessage aria-busy="true">
      <p className="rubicon-muted" role="status">
        Loading …
      </p>
    </PageMessage>
  );
}
