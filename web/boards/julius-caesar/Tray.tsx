import { BLOCKS, type Side } from '../../../games/julius-caesar/blocks';
import {
  CITIES,
  EXITS,
  isCity,
  type PlaceId,
  PORTS,
  placeName,
  seasNextTo,
} from '../../../games/julius-caesar/map';
import { type Contest, SIDES, sideName } from '../../../games/julius-caesar/state';
import { supplyOf } from '../../../games/julius-caesar/winter';
import { BlockPicture } from './Block';
import type { Thing } from './Place';
import { type Camp, describe, type Piece, pieceName } from './stacks';

interface TrayProps {
  place: PlaceId;
  camp: Camp | undefined;
  contest: Contest | undefined;
  /** It stays when the pointer leaves the place, and its blocks can be clicked. */
  isOpen: boolean;
  thingOf(piece: Piece): Thing | null;
  lookOf(piece: Piece): { isDimmed: boolean; isSelected: boolean; isOffered: boolean };
  /** Selects all blocks that can go somewhere; null when there are none or one. */
  onAll: (() => void) | null;
  onClose(): void;
}

/** What there is to know of a place, and its blocks large enough for a finger. */
export function Tray({ place, camp, contest, isOpen, thingOf, lookOf, onAll, onClose }: TrayProps) {
  return (
    <section className={isOpen ? 'tray is-open' : 'tray'} data-testid="tray" aria-label={placeName(place)}>
      <header className="tray-head">
        <h3>{placeName(place)}</h3>
        {isOpen && onAll !== null && (
          <button type="button" className="tray-button" data-testid="select-all" onClick={onAll}>
            Select all
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className="tray-button"
            aria-label="Close"
            data-testid="tray-close"
            onClick={onClose}
          >
            ✕
          </button>
        )}
      </header>
      <p className="tray-facts">{factsOf(place)}</p>
      {contest !== undefined && <p className="tray-facts tray-contest">{contestText(contest)}</p>}
      {SIDES.map((side) => {
        const pieces = camp?.[side] ?? [];
        if (pieces.length === 0) return null;
        const hidden = pieces.filter(({ face }) => face === null);
        const known = pieces.filter(({ face }) => face !== null);
        return (
          <div key={side} className="tray-blocks" data-side={side}>
            {hidden.length > 0 && (
              <span className="tray-block">
                <BlockPicture piece={hidden[0]} size={46} />
                <span>× {hidden.length}</span>
              </span>
            )}
            {known.map((piece) => (
              <TrayBlock
                key={piece.id}
                piece={piece}
                thing={isOpen ? thingOf(piece) : null}
                look={lookOf(piece)}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
}

interface TrayBlockProps {
  piece: Piece;
  thing: Thing | null;
  look: { isDimmed: boolean; isSelected: boolean; isOffered: boolean };
}

function TrayBlock({ piece, thing, look }: TrayBlockProps) {
  const content = (
    <>
      <BlockPicture piece={piece} size={46} {...look} />
      <span>{pieceName(piece)}</span>
    </>
  );
  if (thing === null) {
    return (
      <span className="tray-block" title={describe(piece)}>
        {content}
      </span>
    );
  }
  return (
    <span className={look.isSelected ? 'tray-block is-pressed' : 'tray-block'} title={describe(piece)}>
      {content}
      <button
        type="button"
        className="cover"
        data-testid={`tray-block-${piece.id}`}
        aria-label={`${thing.label}: ${describe(piece)}`}
        aria-pressed={look.isSelected}
        onClick={(event) => thing.act({ x: event.clientX, y: event.clientY })}
      />
    </span>
  );
}

function factsOf(place: PlaceId): string {
  if (!isCity(place)) {
    const seas = seasNextTo(place).map(placeName).join(', ');
    return `Ports: ${PORTS[place].map(placeName).join(', ')}. Next seas: ${seas}.`;
  }
  const { value, majorPort } = CITIES[place];
  const seas = seasNextTo(place).map(placeName);
  const facts: string[] = [];
  if (value > 0) facts.push(`${value} VP`);
  if (seas.length > 0) facts.push(`${majorPort ? 'major port' : 'port'} on ${seas.join(' and ')}`);
  facts.push(`winters ${supplyOf(place)} blocks`);
  for (const side of SIDES) {
    const levies = leviesOf(place, side);
    if (levies.length > 0) facts.push(`${sideName(side)} levies ${levies.join(', ')}`);
  }
  const roads = EXITS[place].filter(({ kind }) => kind !== 'sea');
  const list = (wanted: string) => roads.filter(({ kind }) => kind === wanted).map(({ to }) => placeName(to));
  const ways = [
    ['major roads to', list('major')],
    ['minor roads to', list('minor')],
    ['strait to', list('strait')],
  ] as const;
  for (const [words, names] of ways) if (names.length > 0) facts.push(`${words} ${names.join(', ')}`);
  return `${facts.join(' · ')}.`;
}

function leviesOf(place: PlaceId, side: Side): string[] {
  return Object.values(BLOCKS)
    .filter(({ owner, levyCity }) => owner === side && levyCity === place)
    .map(({ name }) => name);
}

function contestText({ attacker, main, roads }: Contest): string {
  const from = (side: Side) => roads[side].map(placeName).join(', ');
  const defender = attacker === 'caesar' ? 'pompey' : 'caesar';
  const parts = [
    `${sideName(attacker)} attacks${roads[attacker].length > 0 ? ` from ${from(attacker)}` : ''}`,
  ];
  if (main !== null && roads[attacker].length > 1) parts.push(`main attack from ${placeName(main)}`);
  if (roads[defender].length > 0) parts.push(`${sideName(defender)} responds from ${from(defender)}`);
  return `${parts.join('; ')}.`;
}
