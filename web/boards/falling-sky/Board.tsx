import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import { regionName, tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import type { Obstacle } from '../../../games/kit/action';
import type { LegalMove } from '../../../games/kit/move';
import type { Thing } from '../../map/Clickable';
import { hoverOver } from '../../map/hover';
import { MapFrame } from '../../map/MapFrame';
import type { Point } from '../../map/projection';
import { Strip } from '../../map/Strip';
import { useMapFrame } from '../../map/useMapFrame';
import type { BoardProps } from '../../table/board';
import { isRegion, isTribe, tribeTitle } from './arguments';
import css from './Board.module.css';
import {
  besideMap,
  type Draft,
  draftsAt,
  isAlive,
  type Option,
  optionsFor,
  type Spot,
  targetsOf,
  wordsOfDraft,
} from './draft';
import { contentsOf } from './facts';
import { circleOf, POSITIONS, REGION_IDS, VIEW } from './geography';
import { BoardMap } from './Map';
import { RegionTray } from './RegionTray';
import { Scores } from './Scores';
import { costLine, regionAskedAbout, regionsUnderWay } from './underWay';

interface Menu {
  at: { x: number; y: number };
  options: readonly Option[];
}

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, prompt, possible, next, label, whyNot, play, busy, happened } = table;
  const [hover] = useState(() => hoverOver<RegionId>());
  const [open, setOpen] = useState<RegionId | null>(null);
  const [kept, setDraft] = useState<Draft | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const draft = useMemo(() => (kept !== null && isAlive(choices, kept) ? kept : null), [choices, kept]);
  const targets = useMemo(() => targetsOf(choices, draft), [choices, draft]);
  const selected = useMemo(() => regionsUnderWay(G), [G]);

  const stack = JSON.stringify(G.stack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was being chosen is void once play has gone on
  useEffect(() => {
    setDraft(null);
    setMenu(null);
  }, [stack]);

  const clear = useCallback(() => {
    setDraft(null);
    setMenu(null);
    setOpen(null);
  }, []);
  const frame = useMapFrame(draft === null && menu === null && open === null, clear);
  const { inFrame } = frame;

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
      goOn(drafts, inFrame(at));
      return;
    }
    const ids = 'tribe' in spot ? [spot.tribe, spot.region] : [spot.region, ...spot.tribes];
    const why = obstacleAt(ids);
    if (why !== null) frame.refuse(why, at);
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
  const isAsked = prompt !== null;
  const others = draft === null && isAsked ? besideMap(choices) : [];
  const asked = regionAskedAbout(G);
  const points = [...regions, ...(asked === null ? [] : [asked])].map((region) => POSITIONS[region]);
  return (
    <MapFrame
      {...frame}
      name="Map of Gaul"
      drawing={VIEW}
      question={`${side} ${G.stack.length} ${G.stack[G.stack.length - 1]?.step} ${draft?.args.join(' ') ?? ''}`}
      points={points}
      play={PLAYED}
      spotOf={spotOf}
      busy={busy}
      happened={happened}
      clear={clear}
      menu={menu && { at: menu.at, words: menu.options.map(({ words }) => words) }}
      onMenu={(line) =>
        menu === null || line === null ? setMenu(null) : choose(menu.options[line], menu.at)
      }
      open={open}
      hover={hover}
      isQuiet={menu !== null}
      describe={(region) => <RegionTray G={G} region={region} isOpen={open !== null} onClose={clear} />}
      over={
        <div className={css.foot}>
          <Scores G={G} />
          <Strip
            underWay={isAsked ? costLine(G) : ''}
            draft={draft && wordsOfDraft(draft)}
            others={others.map((other) => ({ move: other.move, words: wordsOfDraft(other) }))}
            onBegin={(move, at) =>
              goOn(
                others.filter((other) => other.move === move),
                inFrame(at),
              )
            }
            onCancel={clear}
          />
        </div>
      }
    >
      <BoardMap
        G={G}
        scene={{ targets, isDrafting: draft !== null, selected, asked, open, regionThing, tribeThing, hover }}
      />
    </MapFrame>
  );
}

/** Where play is: everywhere but in Cisalpina. */
const PLAYED = REGION_IDS.filter((id) => id !== 'cisalpina').map((id) => POSITIONS[id]);
