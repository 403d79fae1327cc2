import { journalOf } from '../../../games/kit/journal';
import type { MatchRecord } from '../../../games/record/record';
import type { GameParts } from '../../boards/index';
import type { MatchState } from '../../client/match';
import { chairsOf, heldBy, namedSides, namesOf } from '../../sides';
import { listOf } from '../../ui/words';
import { titleOf } from '../titleOf';
import type { Viewer } from '../viewer';

/** A position that is shared, as somebody saw it. */
export interface Shared extends Pick<GameParts, 'rules' | 'board'> {
  record: MatchRecord;
  viewer: Viewer;
  position: MatchState;
  /** Where it can be looked at; null where the match is kept on no server. */
  link: string | null;
}

/** So many of the last lines of the journal are told. */
const LINES = 6;

/** Returns a position in plain text, as the viewer sees it: the match, the move, what stands where, what happened last, and the link. */
export function positionText(shared: Shared): string {
  const { rules, board, record, position, link } = shared;
  const { rulebook } = rules;
  const sides = namedSides(rulebook.sides);
  const places = board.placeTexts?.(position.G).map(({ place, holds }) => `${place}: ${holds}`) ?? [];
  const deciding = position.deciding.map((seat) => namesOf(heldBy(sides, position.G.seats, seat)));
  const last = journalOf(position.log, rulebook.sides)
    .flatMap(({ lines }) => lines)
    .slice(-LINES);
  const { over } = position;
  const parts = [
    [
      `${rulebook.title} (${rulebook.edition})`,
      titleOf(record, sides),
      chairsOf(sides, position.G.seats)
        .map(({ seat, sides: held }) => `${record.seats[Number(seat)]?.name ?? 'Somebody'}: ${namesOf(held)}`)
        .join('; '),
      `${placeInMatch(shared)}. ${board.status(position.G)}.`,
      ...(record.start === undefined ? [] : [startText(record.start)]),
      over === null ? `To decide: ${listOf(deciding)}.` : over.reason,
    ],
    places,
    last.length === 0 ? [] : ['What happened last:', ...last.map(({ text }) => `- ${text}`)],
    link === null ? [] : [link],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Returns which position of a match it is, and who saw it so: `After move 12 of 421, as Caesar saw it`. */
export function placeInMatch({
  rules,
  record,
  position,
  viewer,
}: Pick<Shared, 'rules' | 'record' | 'position' | 'viewer'>): string {
  const sides = namedSides(rules.rulebook.sides);
  const seen =
    viewer === 'everything'
      ? 'with all seen'
      : `as ${viewer === null ? 'watchers' : namesOf(heldBy(sides, position.G.seats, viewer))} saw it`;
  return `After move ${position.id} of ${record.moves.length}, ${seen}`;
}

function startText({ of }: NonNullable<MatchRecord['start']>): string {
  return `The match is a variation: it began after move ${of.moves} of the match whose record has the checksum ${of.checksum}.`;
}
