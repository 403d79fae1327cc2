import { Component, type ReactNode } from 'react';
import { PlainPage } from './PlainPage';

interface BoardGuardProps {
  children: ReactNode;
  /** Shown when the board fails. */
  instead: ReactNode;
}

/** Keeps the table usable when a board fails to draw. */
export class BoardGuard extends Component<BoardGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <PlainPage>
        <p role="alert">
          The board could not be drawn. The game goes on below.{' '}
          <button type="button" onClick={() => this.setState({ failed: false })}>
            Try again
          </button>
        </p>
        {this.props.instead}
      </PlainPage>
    );
  }
}
