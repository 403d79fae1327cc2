import { type FormEvent, useState } from 'react';
import type { Seat } from '../../games/kit/frame';
import type { ChatLine } from '../client/match';
import type { NamedSide } from '../sides';
import { Icon } from '../ui/Icon';
import { SideMark } from '../ui/SideMark';
import css from './Chat.module.css';
import { Scroller } from './Scroller';

interface ChatProps {
  lines: readonly ChatLine[];
  /** The sides of a seat. */
  sidesAt(seat: Seat): readonly NamedSide[];
  /** How whoever sits at a seat is called. */
  nameOf(seat: Seat): string;
  /** Absent for who may only listen. */
  say?: ((text: string) => void) | undefined;
}

const LONGEST = 500;

/** What the players say to each other. */
export function Chat({ lines, sidesAt, nameOf, say }: ChatProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    say?.(text.trim());
    setText('');
  };
  return (
    <div className={css.chat}>
      <Scroller label="Chat" count={lines.length} spoken newer="Newer messages below" data-testid="chat">
        {lines.length === 0 && <p className="muted">Nobody has said anything yet.</p>}
        {lines.map(({ id, seat, text: said }) => (
          <p key={id} className={css.line}>
            {sidesAt(seat).map((side) => (
              <SideMark key={side.id} side={side} />
            ))}{' '}
            <strong>{nameOf(seat)}:</strong> {said}
          </p>
        ))}
      </Scroller>
      {say && (
        <form onSubmit={send}>
          <input
            value={text}
            maxLength={LONGEST}
            placeholder="Say something"
            aria-label="Message"
            onChange={(event) => setText(event.target.value)}
            data-testid="chat-input"
          />
          <button type="submit" className="square" aria-label="Send" disabled={text.trim() === ''}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  );
}
