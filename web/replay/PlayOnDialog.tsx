import { type FormEvent, useState } from 'react';
import { isLevel } from '../../games/ai/levels';
import type { Seat } from '../../games/kit/frame';
import { messageOf } from '../../games/kit/messageOf';
import { hasBots } from '../../games/kit/rulebook';
import type { MatchRecord } from '../../games/record/record';
import type { MatchState } from '../client/match';
import { newVariation } from '../client/newVariation';
import { keepGame } from '../client/savedGames';
import { positionIn } from '../client/workerBot';
import type { GameRules } from '../games';
import { type LocalChoice, localChoices, wayOf } from '../lobby/localChoice';
import { SeatList, SeatSelect } from '../lobby/SeatChoices';
import { botsIn, choicesFor } from '../lobby/seatChoice';
import { navigate, pathTo } from '../router';
import { PaceField } from '../settings/PaceField';
import { settings } from '../settings/settings';
import { chairsOf, heldBy, namedSides, namesOf } from '../sides';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { titleOf } from './titleOf';

interface PlayOnDialogProps {
  rules: GameRules;
  record: MatchRecord;
  viewer: Seat | 'everything';
  position: MatchState;
  onClose(): void;
}

/** Asks who plays on from a position, and begins the game on this device. */
export function PlayOnDialog({ rules, record, viewer, position, onClose }: PlayOnDialogProps) {
  const { rulebook } = rules;
  const { seats: seating } = position.G;
  const sides = namedSides(rulebook.sides);
  const own = viewer === 'everything' ? (position.deciding[0] ?? '0') : viewer;
  const [seats, setSeats] = useState<readonly LocalChoice[]>(() =>
    record.seats.map((_seat, index) => (String(index) === own || !hasBots(rulebook) ? 'person' : 'normal')),
  );
  const [pace, setPace] = useState(() => settings().pace);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const people = seats.filter((choice) => !isLevel(choice)).length;
  const moves = position.id;

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const found = await positionIn({ record, moves, seen: viewer });
      const of = { checksum: record.checksum, moves, seen: viewer };
      const game = newVariation(rules, {
        players: seats.length,
        options: record.options,
        bots: botsIn(seats),
        pace,
        variation: { of, name: titleOf(record, sides) },
        position: found,
      });
      keepGame(game);
      navigate(pathTo('local', record.game, game.id));
    } catch (error) {
      setProblem(`${messageOf(error)}.`);
      setBusy(false);
    }
  };

  return (
    <Dialog title="Play on from here" onClose={onClose} data-testid="play-on-dialog">
      <form onSubmit={start} className="rubicon-stack">
        <p>
          A game on this device goes on from move {moves} of {record.moves.length}. It has dice of its own.{' '}
          {viewer === 'everything'
            ? 'All lies as it lay in the match, also what was hidden.'
            : `What ${namesOf(heldBy(sides, seating, viewer))} did not know is dealt anew, as it may have been.`}
        </p>
        <SeatList legend={<legend>Who plays</legend>}>
          {chairsOf(sides, seating).map((chair) => (
            <SeatSelect
              key={chair.seat}
              {...chair}
              choices={choicesFor({ hasBots: hasBots(rulebook) }, localChoices)}
              value={seats[Number(chair.seat)]}
              onChange={(choice) =>
                setSeats(seats.map((old, seat) => (seat === Number(chair.seat) ? choice : old)))
              }
            />
          ))}
          <p className="rubicon-muted rubicon-small">{wayOf(people)}</p>
        </SeatList>
        {people < seats.length && <PaceField value={pace} onChange={setPace} />}
        {problem !== '' && (
          <Notice isWarning role="alert">
            {problem}
          </Notice>
        )}
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="rubicon-primary" disabled={isBusy} data-testid="play-on-start">
            Start
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
