import { type FormEvent, Fragment, useState } from 'react';
import type { Seat } from '../../../games/kit/frame';
import type { ChatLine } from '../../client/match';
import { type NamedSide, namesOf } from '../../sides';
import { Icon } from '../../ui/Icon';
import { SideMark } from '../../ui/SideMark';
import type { PresenceNote } from '../players/presence';
import css from './Chat.module.css';
import { Scroller } from './Scroller';

interface ChatProps {
  lines: readonly ChatLine[];
  /** Who came and went meanwhile. */
  presence?: readonly PresenceNote[];
  /** The sides of a seat. */
  sidesAt(seat: Seat): readonly NamedSide[];
  /** How whoever sits at a seat is called. */
  nameOf(seat: Seat): string;
  /** Absent for who may only listen. */
  say?: ((text: string) => void) | undefined;
  /** Sides that do not hear what is said here, by the rules. */
  notHearing?: readonly NamedSide[];
  /** What is said is not for who looks on. */
  isClosed?: boolean;
  /** Watchers without a seat read what is said. */
  isOverheard?: boolean;
}

const LONGEST = 500;

/** What the players say to each other. */
export function Chat({
  lines,
  presence = [],
  sidesAt,
  nameOf,
  say,
  notHearing = [],
  isClosed = false,
  isOverheard = false,
}: ChatProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    say?.(text.trim());
    setText('');
  };
  return (
    <div className={css.chat}>
      <Scroller
        label="Chat"
        count={lines.length + presence.length}
        spoken
        newer="Newer messages below"
        data-testid="chat"
      >
        {lines.length === 0 && (
          <p className="rubicon-muted">
            {isClosed ? 'What the players say is not open to watchers.' : 'Nobody has said anything yet.'}
          </p>
        )}
        <PresenceNotes presence={presence.filter(({ after }) => after === 0)} />
        {lines.map(({ id, seat, text: said }, index) => (
          <Fragment key={id}>
            <p className={css.line}>
              {sidesAt(seat).map((side) => (
                <SideMark key={side.id} side={side} />
              ))}{' '}
              <strong>{nameOf(seat)}:</strong> {said}
            </p>
            <PresenceNotes presence={presence.filter(({ after }) => after === index + 1)} />
          </Fragment>
        ))}
      </Scroller>
      {say && notHearing.length > 0 && (
        <p className={`rubicon-muted ${css.note}`} data-testid="notHearing">
          Not heard by {namesOf(notHearing)} while the game is on.
        </p>
      )}
      {say && isOverheard && (
        <p className={`rubicon-muted ${css.note}`} data-testid="overheard">
          Who watches reads it, too.
        </p>
      )}
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
          <button type="submit" className="rubicon-square" aria-label="Send" disabled={text.trim() === ''}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  );
}

function PresenceNotes({ presence }: { presence: readonly PresenceNote[] }) {
  return presence.map(({ key, text }) => (
    <p key={key} className={`rubicon-muted ${css.line}`} data-presence="">
      {text}
    </p>
  ));
}
