import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import { regionName, tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import type { Obstacle } from '../../../games/kit/action';
import type { LegalMove } from '../../../games/kit/move';
import type { Thing } from '../../map/Clickable';
import type { HappenedProps } from '../../map/Happened';
import { type Hover, hoverOver, useHover } from '../../map/hover';
import type { Point } from '../../map/projection';
import type { Refused } from '../../map/Refusal';
import { ZoomPan } from '../../map/ZoomPan';
import type { BoardProps } from '../../table/board';
import { isRegion, isTribe, tribeTitle } from './arguments';
import css from './Board.module.css';
import { type Draft, draftsAt, isAlive, type Option, optionsFor, type Spot, targetsOf } from './draft';
import { contentsOf } from './facts';
import { circleOf, POSITIONS, REGION_IDS, VIEW } from './geography';
import { BoardMap } from './Map';
import { RegionTray } from './RegionTray';
import { Strip } from './Strip';
import { regionsUnderWay } from './underWay';

const beside = () => import('../../map/Beside');
const Happened = lazy<ComponentType<HappenedProps>>(() =>
  import('../../map/Happened').then(
    ({ Happened }) => ({ default: Happened }),
    () => ({ default: () => null }),
  ),
);
const ChoiceMenu = lazy(async () => ({ default: (await beside()).ChoiceMenu }));
const Refusal = lazy(async () => ({ default: (await beside()).Refusal }));

interface Menu {
  at: { x: number; y: number };
  options: readonly Option[];
}

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, prompt, possible, next, label, whyNot, play, busy, happened } = table;
  const frame = useRef<HTMLDivElement>(null);
  const [hover] = useState(() => hoverOver<RegionId>());
  const [open, setOpen] = useState<RegionId | null>(null);
  const [kept, setDraft] = useState<Draft | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const draft = useMemo(() => (kept !== null && isAlive(choices, kept) ? kept : null), [choices, kept]);
  const targets = useMemo(() => targetsOf(choices, draft), [choices, draft]);
  const selected = useMemo(() => regionsUnderWay(G), [G]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was being chosen is void once anything has happened
  useEffect(() => {
    setDraft(null);
    setMenu(null);
  }, [choices]);

  const clear = useCallback(() => {
    setDraft(null);
    setMenu(null);
    setOpen(null);
  }, []);
  const isIdle = draft === null && menu === null && open === null;
  useEffect(() => {
    if (isIdle) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isIdle, clear]);

  const onBoard = (at: { x: number; y: number }) => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: at.x - left, y: at.y - top };
  };
  const make = (move: LegalMove) => {
    setDraft(null);
    setMenu(null);
    play(move);
  };
  const choose = (option: Option, at: { x: number; y: number }) => {
    setMenu(null);
    if ('move' in option) make(option.move);
    else if ('draft' in option) setDraft(option.draft);
    else setMenu({ at, options: optionsFor(choices, option.menu) });
  };
  const goOn = (drafts: readonly Draft[], at: { x: number; y: number }) => {
    const options = optionsFor(choices, drafts);
    if (options.length === 1) choose(options[0], at);
    else setMenu({ at, options });
  };

  /** Says why nothing can be done at a place, of whatever could be done elsewhere. */
  const obstacleAt = (ids: readonly string[]): Obstacle | null => {
    const reasons = draft === null ? possible.map(({ move }) => ({ move, args: [] })) : [draft];
    for (const { move, args } of reasons)
      for (const id of ids) {
        const why = whyNot(move, [...args.map(String), id]);
        if (why !== null) return why;
      }
    return null;
  };
  const press = (spot: Spot, at: { x: number; y: number }) => {
    setMenu(null);
    if (busy) return;
    const drafts = draftsAt(choices, draft, spot);
    if (drafts.length > 0) {
      goOn(drafts, onBoard(at));
      return;
    }
    const ids = 'tribe' in spot ? [spot.tribe, spot.region] : [spot.region, ...spot.tribes];
    const why = obstacleAt(ids);
    if (why !== null) setRefused({ why, at: onBoard(at) });
    setDraft(null);
    setOpen((before) => (before === spot.region && why === null ? null : spot.region));
  };
  const spotAt = (region: RegionId): Spot => ({ region, tribes: tribesIn(G, region).map(({ id }) => id) });
  const regionThing = (region: RegionId): Thing => {
    const drafts = draftsAt(choices, draft, spotAt(region));
    const [only, ...more] = drafts.length === 0 ? [] : optionsFor(choices, drafts);
    const words = only !== undefined && more.length === 0 ? only.words : regionName(region);
    return {
      label: [words, contentsOf(G, region)].filter(Boolean).join(': '),
      act: (at) => press(spotAt(region), at),
    };
  };
  const tribeThing = (tribe: TribeId, region: RegionId): Thing | null => {
    if (!targets.tribes.has(tribe)) return null;
    return { label: tribeTitle(tribe), act: (at) => press({ tribe, region }, at) };
  };
  const spotOf = (id: string): Point | undefined => {
    if (isRegion(id)) return POSITIONS[id];
    const region = isTribe(id)
      ? REGION_IDS.find((each) => tribesIn(G, each).some((tribe) => tribe.id === id))
      : undefined;
    return region !== undefined && isTribe(id) ? circleOf(id, region) : undefined;
  };
  const regions = new Set(targets.regions);
  for (const tribe of targets.tribes) {
    const region = REGION_IDS.find((each) => tribesIn(G, each).some(({ id }) => id === tribe));
    if (region !== undefined) regions.add(region);
  }
  const points = [...regions].map((region) => POSITIONS[region]);
  const shown = happened.shown;
  const question = `${side} ${G.stack.length} ${G.stack[G.stack.length - 1]?.step} ${draft?.args.join(' ') ?? ''}`;
  return (
    <div className={css.board} data-testid="board" data-busy={busy} ref={frame}>
      <ZoomPan
        drawing={VIEW}
        label="Map of Gaul"
        sight={
          shown === null
            ? { key: question, points }
            : {
                key: `shown ${shown.key}`,
                points: shown.places.flatMap((place) => spotOf(place) ?? []),
                isWhole: true,
              }
        }
        play={PLAYED}
        onClear={clear}
      >
        <BoardMap
          G={G}
          scene={{ targets, isDrafting: draft !== null, selected, open, regionThing, tribeThing, hover }}
        />
        <Suspense>
          <Happened happened={happened} positionOf={spotOf} />
        </Suspense>
      </ZoomPan>
      <Strip
        choices={choices}
        draft={draft}
        isAsked={prompt !== null}
        onBegin={(drafts, at) => goOn(drafts, onBoard(at))}
        onCancel={clear}
      />
      <Suspense>
        <Shown open={open} hover={hover} isQuiet={menu !== null}>
          {(region) => <RegionTray G={G} region={region} isOpen={open !== null} onClose={clear} />}
        </Shown>
        <Refusal refused={refused} onGone={() => setRefused(null)} />
        {menu !== null && (
          <ChoiceMenu
            at={menu.at}
            options={menu.options.map(({ words }) => words)}
            onChoose={(index) => choose(menu.options[index], menu.at)}
            onCancel={() => setMenu(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Where play is: everywhere but in Cisalpina. */
const PLAYED = REGION_IDS.filter((id) => id !== 'cisalpina').map((id) => POSITIONS[id]);

interface ShownProps {
  open: RegionId | null;
  hover: Hover<RegionId>;
  isQuiet: boolean;
  children(region: RegionId): React.ReactNode;
}

/** Shows the Region that is open, or else the one the pointer is over. */
function Shown({ open, hover, isQuiet, children }: ShownProps) {
  const hovered = useHover(hover);
  const region = open ?? (isQuiet ? null : hovered);
  return region === null ? null : children(region);
}
