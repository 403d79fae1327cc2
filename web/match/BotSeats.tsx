import { type FormEvent, useState } from 'react';
import type { LevelId } from '../../games/ai/levels';
import type { Seat } from '../../games/kit/frame';
import { type CreatedRoom, rememberRoom } from '../client/createdRooms';
import type { Player } from '../client/match';
import { seatBot } from '../lobby/api';
import { problemOf } from '../lobby/problem';
import { SeatList, SeatRow, SeatSelect } from '../lobby/SeatChoices';
import { botChoices, type Choosable } from '../lobby/seatChoice';
import { PaceField } from '../settings/PaceField';
import type { Chair } from '../sides';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';

type BotChoice = 'open' | LevelId;

const CHOICES: readonly Choosable<BotChoice>[] = [
  { value: 'open', label: 'Open: whoever joins', note: '' },
  ...botChoices,
];

interface BotSeatsProps {
  room: CreatedRoom;
  /** The seats, and the sides of each. */
  chairs: readonly Chair[];
  players: readonly Player[];
  /** Called when the seats have been changed, or not. */
  close(): void;
}

/** Lets the creator of a room give the seats that no person has to bots, and take them back. */
export function BotSeats({ room, chairs, players, close }: BotSeatsProps) {
  const [wanted, setWanted] = useState<Record<Seat, BotChoice>>({});
  const [pace, setPace] = useState(room.pace);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const free = players.filter(isFree);
  const wantedAt = ({ seat, bot }: Player) => wanted[seat] ?? bot ?? 'open';
  const hasBots = free.some((player) => wantedAt(player) !== 'open');

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      for (const player of free) {
        const choice = wantedAt(player);
        const isSame = choice === (player.bot ?? 'open') && (choice === 'open' || pace === room.pace);
        if (!isSame) await seatBot(room, player.seat, choice === 'open' ? null : choice, pace);
      }
      rememberRoom({ ...room, pace });
      close();
    } catch (error) {
      setProblem(problemOf(error, 'Only the browser that created this room can seat bots in it.'));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Bots at this table" onClose={close} data-testid="bots-dialog">
      <form onSubmit={apply} className="rubicon-stack">
        <SeatList legend={<legend className="rubicon-hidden">Who plays</legend>}>
          {players.map((player) => {
            const { seat } = player;
            const sides = chairs.find((chair) => chair.seat === seat)?.sides ?? [];
            return isFree(player) ? (
              <SeatSelect
                key={seat}
                seat={seat}
                sides={sides}
                choices={CHOICES}
                value={wantedAt(player)}
                onChange={(choice) => setWanted({ ...wanted, [seat]: choice })}
              />
            ) : (
              <SeatRow key={seat} sides={sides}>
                {player.name}
              </SeatRow>
            );
          })}
        </SeatList>
        {hasBots && <PaceField value={pace} onChange={setPace} />}
        {problem !== '' && (
          <Notice isWarning role="alert" data-testid="problem">
            {problem}
          </Notice>
        )}
        <footer>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="rubicon-primary" disabled={busy} data-testid="bots-apply">
            Apply
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function isFree({ name, bot }: Player): boolean {
  return name === undefined || bot !== undefined;
}
