import './battle.css';
import { type CSSProperties, useState } from 'react';
import { blocksInTurn, fighters, initiativeOf, LAST_ROUND } from '../../../games/julius-caesar/battle';
import { faceOf, INITIATIVES } from '../../../games/julius-caesar/blocks';
import { placeName } from '../../../games/julius-caesar/map';
import {
  type Battle,
  type Contest,
  enemyOf,
  type G,
  SIDES,
  sideAt,
  sideName,
} from '../../../games/julius-caesar/state';
import type { LegalMove } from '../../../games/kit/rulebook';
import type { BoardProps } from '../board';
import { BattleLine } from './BattleLine';
import { BlockPicture } from './Block';
import { Dice } from './Dice';
import { type Choice, choicesOf, isPlace } from './selection';
import { pieceName, piecesOf, ratingOf } from './stacks';

/** The battle being fought: both lines, whose turn it is, the last roll, and what each block may do. */
export function BattleWindow(props: BoardProps<G> & { battle: Battle }) {
  const { G, battle, seat, legal, busy, label, play } = props;
  const [isSmall, setSmall] = useState(false);
  const contest = G.contests[battle.place];
  const bottom = seat === null ? 'pompey' : sideAt(seat);
  const turn = contest === undefined || battle.hits !== null ? null : blocksInTurn(G);
  const inTurn = new Set(turn?.ids);
  const letterOn = turn === null ? null : initiativeOf(turn.ids[0], turn.side === contest?.attacker);
  const choices = choicesOf(legal).filter(({ move }) => DEEDS.has(move.move));
  const title = `Battle of ${placeName(battle.place)}`;
  if (contest === undefined || isSmall) {
    return (
      <section className="battle battle-bar" data-testid="battle-window" aria-label={title}>
        <strong>{title}</strong>
        <span>{contest === undefined ? 'won – blocks may regroup on the map' : `round ${battle.round}`}</span>
        {contest !== undefined && (
          <button type="button" data-testid="battle-open" onClick={() => setSmall(false)}>
            Show battle
          </button>
        )}
      </section>
    );
  }
  return (
    <section className="battle" data-testid="battle-window" aria-label={title}>
      <header className="battle-head">
        <h3>{title}</h3>
        <ol className="battle-rounds" aria-label={`Round ${battle.round} of ${LAST_ROUND}`}>
          {Array.from({ length: LAST_ROUND }, (_, index) => index + 1).map((round) => (
            <li key={round} aria-current={round === battle.round ? 'step' : undefined}>
              {round}
            </li>
          ))}
        </ol>
        {battle.surprise && battle.round === 1 && <span className="battle-surprise">Surprise</span>}
        <button type="button" data-testid="battle-map" onClick={() => setSmall(true)}>
          Show map
        </button>
      </header>
      <div className="battle-field" style={columnsOf(G, contest)}>
        <BattleLine G={G} battle={battle} contest={contest} side={enemyOf(bottom)} inTurn={inTurn} />
        <ol className="battle-letters" aria-hidden="true">
          {INITIATIVES.map((letter) => (
            <li key={letter} className={letter === letterOn ? 'is-on' : ''}>
              {letter}
            </li>
          ))}
        </ol>
        <BattleLine G={G} battle={battle} contest={contest} side={bottom} inTurn={inTurn} />
      </div>
      <div className="battle-news" aria-live="polite">
        {battle.roll !== null && <Roll roll={battle.roll} />}
        <p className="battle-turn">{turnText(battle, turn?.side ?? null)}</p>
      </div>
      {choices.length > 0 && <Deeds G={G} choices={choices} busy={busy} label={label} play={play} />}
    </section>
  );
}

const DEEDS = new Set(['fire', 'pass', 'retreat', 'retreatBySea', 'take']);

function turnText(battle: Battle, side: 'caesar' | 'pompey' | null): string {
  if (battle.hits !== null) {
    const { side: loser, count } = battle.hits;
    return `${sideName(loser)} takes ${count} ${count === 1 ? 'hit' : 'hits'} on the strongest blocks.`;
  }
  return side === null ? '' : `${sideName(side)}'s turn.`;
}

function Roll({ roll }: { roll: NonNullable<Battle['roll']> }) {
  const face = faceOf(roll.block);
  return (
    <p className="battle-roll" data-testid="battle-roll">
      <span>
        {face.name} ({ratingOf(face)}) fires:
      </span>
      <Dice dice={roll.dice} firepower={face.firepower} />
      <strong>{roll.hits === 0 ? 'no hit' : roll.hits === 1 ? '1 hit' : `${roll.hits} hits`}</strong>
    </p>
  );
}

interface DeedsProps {
  G: G;
  choices: readonly Choice[];
  busy: boolean;
  label(move: LegalMove): string;
  play(move: LegalMove): void;
}

/** The buttons of every block that may act. */
function Deeds({ G, choices, busy, label, play }: DeedsProps) {
  const pieces = [...piecesOf(G, 'caesar'), ...piecesOf(G, 'pompey')];
  const acting = pieces.filter(({ id }) => choices.some(({ block }) => block === id));
  return (
    <ul className="battle-deeds" data-testid="battle-deeds">
      {acting.map((piece) => (
        <li key={piece.id}>
          <BlockPicture piece={piece} size={40} />
          <span className="battle-name">{pieceName(piece)}</span>
          <span className="battle-buttons">
            {choices
              .filter(({ block }) => block === piece.id)
              .map(({ move }) => (
                <button
                  key={[move.move, ...move.args].join(' ')}
                  type="button"
                  className={`deed deed-${move.move}`}
                  data-testid={[move.move, ...move.args].join('-')}
                  disabled={busy}
                  aria-label={label(move)}
                  onClick={() => play(move)}
                >
                  {wordsOf(move)}
                </button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns what a button says next to the block it belongs to. */
function wordsOf({ move, args }: LegalMove): string {
  const [, to, sea] = args.map(String).map(nameOf);
  switch (move) {
    case 'fire':
      return 'Fire';
    case 'pass':
      return 'Pass';
    case 'take':
      return 'Take the hit';
    case 'retreatBySea':
      return `Retreat to ${to} over ${sea}`;
    default:
      return `Retreat to ${to}`;
  }
}

function nameOf(id: string): string {
  return isPlace(id) ? placeName(id) : id;
}

/** Gives the letters room by how many blocks stand below them. */
function columnsOf(G: G, contest: Contest): CSSProperties & Record<'--columns', string> {
  const widths = INITIATIVES.map((letter) => {
    const counts = SIDES.map(
      (side) =>
        fighters(G, side).filter((id) => initiativeOf(id, side === contest.attacker) === letter).length,
    );
    return Math.min(3, Math.max(0.6, ...counts));
  });
  return { '--columns': widths.map((width) => `minmax(0, ${width}fr)`).join(' ') };
}
