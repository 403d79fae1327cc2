import { useMemo, useState } from 'react';
import type { RegionId, TribeId } from '../../../games/falling-sky/components/map';
import { regionName, tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import type { Obstacle } from '../../../games/kit/action';
import type { Thing } from '../../map/Clickable';
import { hoverOver } from '../../map/hover';
import { MapFrame } from '../../map/MapFrame';
import type { Point } from '../../map/projection';
import { Strip } from '../../map/Strip';
import { useDrafts } from '../../map/useDrafts';
import type { BoardProps } from '../../table/board';
import { isRegion, isTribe, tribeTitle } from './arguments';
import css from './Board.module.css';
import { besideMap, draftsAt, optionsFor, type Spot, targetsOf, wordsOfDraft } from './draft';
import { contentsOf } from './facts';
import { circleOf, POSITIONS, REGION_IDS, VIEW } from './geography';
import { BoardMap, Standing } from './Map';
import { RegionTray } from './RegionTray';
import { Scores } from './Scores';
import type { Scene } from './scene';
import { costLine, regionAskedAbout, regionsUnderWay } from './underWay';

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, prompt, possible, next, label, whyNot, play, busy } = table;
  const [hover] = useState(() => hoverOver<RegionId>());
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const { draft, open, setOpen, frame, menu, goOn, closeMenu, giveUp, clear } = useDrafts<RegionId>({
    choices,
    question: JSON.stringify(G.stack),
    optionsFor: (drafts) => optionsFor(choices, drafts),
    play,
  });
  const { inFrame } = frame;
  const targets = useMemo(() => targetsOf(choices, draft), [choices, draft]);
  const selected = useMemo(() => regionsUnderWay(G), [G]);

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
    closeMenu();
    if (busy) return;
    const drafts = draftsAt(choices, draft, spot);
    if (drafts.length > 0) {
      goOn(drafts, inFrame(at));
      return;
    }
    const ids = 'tribe' in spot ? [spot.tribe, spot.region] : [spot.region, ...spot.tribes];
    const why = obstacleAt(ids);
    if (why !== null) frame.refuse(why, at);
    giveUp();
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
  const scene: Scene = {
    targets,
    isDrafting: draft !== null,
    selected,
    asked,
    open,
    regionThing,
    tribeThing,
    hover,
  };
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
      clear={clear}
      {...menu}
      open={open}
      hover={hover}
      isQuiet={menu.menu !== null}
      describe={(region) => <RegionTray G={G} region={region} isOpen={open !== null} onClose={clear} />}
      above={<Standing G={G} scene={scene} />}
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
      <BoardMap G={G} scene={scene} />
    </MapFrame>
  );
}

/** Where play is: everywhere but in Cisalpina. */
const PLAYED = REGION_IDS.filter((id) => id !== 'cisalpina').map((id) => POSITIONS[id]);
