import { type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import { type Box, boxOf } from '../../../games/alesia/components/box';
import { type G, TOWN } from '../../../games/alesia/state';
import { isDrawnAlike } from '../../map/alike';
import { Clickable } from '../../map/Clickable';
import type { DraftScene } from '../../map/DraftBoard';
import { Fit } from '../../map/Fit';
import type { Point } from '../../map/projection';
import { TracesBeneath } from '../../map/TracesBeneath';
import { PilePicture, SIZE } from './Counter';
import { spotOf } from './edge';
import { FrameRectangle, isWithin } from './FrameSelect';
import { forcesIn } from './forces';
import { Ground } from './Ground';
import { centreOf, hexAt, OUTLINE, VIEW } from './geography';
import css from './Map.module.css';
import type { Goal } from './marks';
import { outlineOf } from './outlines';
import { FEW_READY, type Siege } from './scene';
import { type Pile, pilesOf, strengthOf } from './stacks';
import { useFraming } from './useFraming';
import { useHolding } from './useHolding';
import { Fields, Ways } from './WayLines';
import { Garrison, Sphere, ZoneBadge, ZoneBorders } from './Zones';

interface MapProps {
  G: G;
  scene: DraftScene<string>;
  siege: Siege;
}

/** Of more places to go than these the outline is drawn, and they are pressed as any place is. */
const MANY = 400;

/** The map with everything that stands on it. */
export const BoardMap = memo(function BoardMap({ G, scene, siege }: MapProps) {
  const box = boxOf(G);
  const sheet = useRef<SVGRectElement>(null);
  const { hover, press } = scene;
  const pointUnder = ({ clientX, clientY }: MouseEvent): Point | null => {
    const rect = sheet.current?.getBoundingClientRect();
    if (rect === undefined || rect.width === 0) return null;
    const scale = VIEW.width / rect.width;
    return { x: (clientX - rect.left) * scale, y: (clientY - rect.top) * scale };
  };
  const framing = useFraming(siege, pointUnder, (frame) => {
    const within = [...box.units].filter(({ id }) => {
      const hex = box.hex[G.at[id]];
      return hex !== undefined && isWithin(frame, centreOf(hex));
    });
    siege.framed(within.map(({ id }) => id));
  });
  const placeUnder = (event: MouseEvent): string | null => {
    const point = pointUnder(event);
    const hex = point === null ? null : hexAt(point);
    return hex === null ? null : placeFor(box, hex);
  };
  const held = useHolding((at, target) => {
    const place = target.closest('[data-place]')?.getAttribute('data-place');
    if (place == null) return false;
    press(place, at, true);
    return true;
  });
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const place = placeUnder(event);
    if (place === null) hover.leave();
    else hover.enter(place);
  };
  const click = (event: MouseEvent) => {
    const place = placeUnder(event);
    if (place === null) return;
    event.stopPropagation();
    press(place, { x: event.clientX, y: event.clientY }, event.shiftKey);
  };
  const lookOf = (id: string): PlaceLook => ({
    id,
    at: spotOf(box, id) ?? { x: 0, y: 0 },
    words: siege.wordsFor(id),
    isOffered: scene.targets.ways.has(id),
    isGoal: siege.goals.has(id),
    isChosen: siege.chosen.has(id),
    isReady: siege.ready.has(id),
    isAsked: siege.asked.has(id),
    isOpen: scene.open === id,
  });
  const piles = pilesOf(G);
  const isField = siege.goals.size > MANY;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what a click does is a button of the hex, the stack or the town
    <g
      className={css.map}
      onPointerMove={(event) => {
        framing.move(event);
        held.move(event);
        point(event);
      }}
      onPointerLeave={hover.leave}
      onPointerDownCapture={({ pointerType }) => siege.touched(pointerType === 'touch')}
      onKeyDownCapture={() => siege.touched(false)}
      onFocus={({ target }) => {
        const place = target.matches(':focus-visible') ? target.closest('[data-place]') : null;
        if (place !== null) hover.enter(place.getAttribute('data-place') ?? '');
      }}
      onBlur={hover.leave}
      onPointerDown={(event) => {
        framing.down(event);
        held.down(event);
      }}
      onPointerUp={(event) => {
        framing.up(event);
        held.up();
      }}
      onPointerCancel={held.up}
      onClickCapture={(event) => {
        if (framing.swallow() || held.swallow()) event.stopPropagation();
      }}
      onClick={click}
    >
      <rect ref={sheet} className={css.sheet} width={VIEW.width} height={VIEW.height} />
      <Ground box={box} />
      <Sphere box={box} sphere={G.secret.sphere} />
      <ZoneBorders box={box} />
      {box.zoneIds.map((id) => (
        <Zone
          key={id}
          look={lookOf(id)}
          isPresent={G.presence.includes(id)}
          known={knownIn(G, id)}
          press={press}
        />
      ))}
      <Place look={lookOf(TOWN)} press={press}>
        <rect className={css.ring} x={-18} y={-18} width={36} height={36} rx={4} />
        <Garrison G={G} />
        {siege.ready.has(TOWN) && <ReadyDot at={{ x: 17, y: 17 }} r={4} />}
      </Place>
      <Fields box={box} fire={siege.fire} />
      <TracesBeneath />
      {G.filled.map((hex) => (
        <Filled key={hex} at={spotOf(box, hex)} />
      ))}
      {isField && <path className={css.field} d={outlineOf(box.hexes, ({ id }) => siege.goals.has(id))} />}
      {[...siege.goals].map(([hex, goal]) =>
        isField || piles.has(hex) || box.hex[hex] === undefined ? null : (
          <GoalPlace key={hex} look={lookOf(hex)} goal={goal} press={press} />
        ),
      )}
      {[...piles.values()].map((pile) => {
        const goal = isField ? undefined : siege.goals.get(pile.hex);
        const look = { ...lookOf(pile.hex), isGoal: goal !== undefined };
        return <PileMark key={pile.hex} {...{ pile, look, goal, press }} />;
      })}
      {siege.ready.size <= FEW_READY &&
        [...siege.ready].map((place) => <ReadyPin key={place} at={spotOf(box, place)} />)}
      <Ways box={box} ways={siege.ways} wayTo={siege.wayTo} hover={hover} />
      {siege.attacks.map(([from, to]) => (
        <Attack key={`${from} ${to}`} box={box} from={from} to={to} />
      ))}
      {framing.frame !== null && <FrameRectangle frame={framing.frame} />}
    </g>
  );
});

/** Returns the place a hex belongs to: the hexes of the town are one, but for its walls. */
function placeFor(box: Box, hex: string): string {
  const { terrain, wall } = box.hex[hex];
  return terrain === 'town' && !wall ? TOWN : hex;
}

/** A place as the map shows it; it is drawn again when any of this has changed. */
interface PlaceLook {
  id: string;
  /** Its middle. */
  at: Point;
  /** What it is and what a press does, for who cannot see it. */
  words: string;
  isOffered: boolean;
  isGoal: boolean;
  isChosen: boolean;
  isReady: boolean;
  isAsked: boolean;
  isOpen: boolean;
}

interface PlaceProps {
  look: PlaceLook;
  press: DraftScene<string>['press'];
}

interface PileProps extends PlaceProps {
  pile: Pile;
  goal: Goal | undefined;
}

/** What stands in a hex, for the pointer and the keyboard. */
const PileMark = memo(function PileMark({ pile, look, goal, press }: PileProps) {
  return (
    <Place look={look} press={press}>
      {goal !== undefined && <GoalHex goal={goal} />}
      <path className={css.ring} d={OUTLINE} />
      <PilePicture pile={pile} />
      {look.isReady && <ReadyDot at={{ x: SIZE / 2 - 0.6, y: SIZE / 2 - 0.6 }} r={2.4} />}
    </Place>
  );
}, isDrawnAlike);

/** A hex where nobody stands yet and somebody can go. */
const GoalPlace = memo(function GoalPlace({ goal, ...place }: PlaceProps & { goal: Goal }) {
  return (
    <Place {...place}>
      <GoalHex goal={goal} />
    </Place>
  );
}, isDrawnAlike);

/** The mark of who can still do something, in the corner of where he is. */
function ReadyDot({ at: { x, y }, r }: { at: { x: number; y: number }; r: number }) {
  return <circle className={css.ready} cx={x} cy={y} r={r} />;
}

/** The mark of who can still do something where only a few can: as large on the screen however small the map is drawn. */
export function ReadyPin({ at }: { at: Point | undefined }) {
  if (at === undefined) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus
    <g
      className={css.pin}
      transform={`translate(${at.x} ${at.y - SIZE / 2})`}
      data-mark="ready"
      aria-hidden="true"
    >
      <Fit>
        <path d="M0 0-9-13Q-9-24 0-24T9-13Z" />
        <circle cy={-14.5} r={3.6} />
      </Fit>
    </g>
  );
}

/** A place for the pointer and the keyboard, around its middle. */
function Place({ look, press, children }: PlaceProps & { children: React.ReactNode }) {
  const { id, at, words } = look;
  return (
    <g
      className={css.place}
      data-place={id}
      data-offered={look.isOffered}
      data-goal={look.isGoal}
      data-chosen={look.isChosen}
      data-asked={look.isAsked}
      data-open={look.isOpen}
      data-ready={look.isReady}
    >
      <Clickable
        testId={`place-${id}`}
        thing={{ label: words, act: (spot) => press(id, spot) }}
        name={words}
        x={at.x}
        y={at.y}
      >
        {children}
      </Clickable>
    </g>
  );
}

interface ZoneProps extends PlaceProps {
  isPresent: boolean;
  /** How many are known to be there, and how strong; empty for nobody. */
  known: string;
}

const Zone = memo(function Zone({ look, isPresent, known, press }: ZoneProps) {
  return (
    <Place look={look} press={press}>
      <rect className={css.ring} x={-19} y={-13} width={38} height={26} rx={5} />
      <ZoneBadge id={look.id} isPresent={isPresent} known={known} />
      {look.isReady && <ReadyDot at={{ x: 17, y: 11 }} r={4} />}
    </Place>
  );
}, isDrawnAlike);

function knownIn(G: G, zone: string): string {
  const units = forcesIn(G, zone);
  return units.length === 0 ? '' : `${units.length} · ${strengthOf(units)}`;
}

/** A hex where those who are chosen can go, what it costs, and whether they have to stop there. */
export function GoalHex({ goal: { cost, stops } }: { goal: Goal }) {
  return (
    <g className={css.goal} data-stops={stops !== ''}>
      <path d={OUTLINE} />
      {cost !== '' && <text y={2.6}>{cost}</text>}
    </g>
  );
}

/** The earth with which the trench is filled in at a hex, on which all but cavalry goes across (8.4). */
export function Filled({ at }: { at: Point | undefined }) {
  return at === undefined ? null : (
    <path
      className={css.filled}
      data-mark="filled"
      transform={`translate(${at.x} ${at.y})`}
      d="M-8 0-6-6 0-8 6-6 8 0 6 6 0 8-6 6ZM-4-2H4M-3 2H3"
    />
  );
}

/** Who attacks whom, as an arrow from hex to hex. */
function Attack({ box, from, to }: { box: Box; from: string; to: string }) {
  const [a, b] = [spotOf(box, from), spotOf(box, to)];
  if (a === undefined || b === undefined) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus
    <g
      className={css.attack}
      transform={`translate(${a.x + dx / 2} ${a.y + dy / 2}) rotate(${angle})`}
      data-attack={`${from} ${to}`}
      aria-hidden="true"
    >
      <path d="M-6-2.200H1V-5L7 0 1 5V2.200H-6Z" />
    </g>
  );
}
