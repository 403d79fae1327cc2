import { Component, type ReactNode } from 'react';
import { Failed } from './Message';

/** Shows a page in plain words when one cannot be loaded or drawn. */
export class PageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Failed title="This page could not be shown." retry>
        <p>Your matches are safe. It may help to load the page again.</p>
      </Failed>
    );
  }
}
