import { useMemo, useState } from 'react';
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import type { Obstacle } from '../../../games/kit/action';
import type { Thing } from '../../map/Clickable';
import { optionsFor, targetsOf, wordsOfDraft } from '../../map/draft';
import { hoverOver } from '../../map/hover';
import { MapFrame } from '../../map/MapFrame';
import type { Point } from '../../map/projection';
import { Strip } from '../../map/Strip';
import { useDrafts } from '../../map/useDrafts';
import type { BoardProps } from '../../table/board';
import { readingOf } from './arguments';
import css from './Board.module.css';
import { Contest } from './Contest';
import { besideMap, onMap, waysOf } from './choosing';
import { contentsOf } from './facts';
import { positionOf, VIEW } from './geography';
import { BoardMap } from './Map';
import { SpaceTray } from './SpaceTray';
import { costLine, costOfGoing, spaceAskedAbout } from './underWay';

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, prompt, possible, next, label, whyNot, play, busy } = table;
  const [hover] = useState(() => hoverOver<string>());
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const reading = useMemo(() => readingOf(G), [G]);
  const { draft, open, setOpen, frame, menu, goOn, closeMenu, giveUp, clear } = useDrafts<string>({
    choices,
    question: JSON.stringify(G.stack),
    optionsFor: (ways) => optionsFor(ways, choices, reading),
    play,
  });
  const { inFrame } = frame;
  const drafts = useMemo(() => (draft === null ? onMap(choices, G) : [draft]), [choices, draft, G]);
  const targets = useMemo(() => targetsOf(drafts, choices, reading), [drafts, choices, reading]);

  /** Says why nothing can be done at a space, of whatever could be done elsewhere. */
  const obstacleAt = (space: string): Obstacle | null => {
    const reasons = draft === null ? possible.map(({ move }) => ({ move, args: [] })) : [draft];
    for (const { move, args } of reasons) {
      const why = whyNot(move, [...args.map(String), space]);
      if (why !== null) return why;
    }
    return null;
  };
  const waysAt = (space: string) => waysOf(space, targets, draft === null ? possible : [], G);
  const press = (space: string, at: { x: number; y: number }) => {
    closeMenu();
    if (busy) return;
    const ways = waysAt(space);
    if (ways.length > 0) {
      goOn(ways, inFrame(at));
      return;
    }
    const why = obstacleAt(space);
    if (why !== null) frame.refuse(why, at);
    giveUp();
    setOpen((before) => (before === space && why === null ? null : space));
  };
  const { space: spaces } = boxOf(G);
  const thingOf = (space: string): Thing => {
    const [only, ...more] = optionsFor(waysAt(space), choices, reading);
    const words = only !== undefined && more.length === 0 ? only.words : spaces[space].name;
    return {
      label: [words, contentsOf(G, space)].filter(Boolean).join(': '),
      act: (at) => press(space, at),
    };
  };
  const spotOf = (id: string): Point | undefined => {
    const space = spaces[id] ?? spaces[G.pieces[id]?.at];
    return space === undefined ? undefined : positionOf(space);
  };
  const isAsked = prompt !== null;
  const others = draft === null && isAsked ? besideMap(choices, G) : [];
  const asked = isAsked ? spaceAskedAbout(G) : null;
  const sight = [...targets.ways.keys(), ...(asked === null ? [] : [asked])];
  return (
    <MapFrame
      {...frame}
      name="Map of Gaul"
      drawing={VIEW}
      question={`${side} ${G.stack.length} ${G.stack[G.stack.length - 1]?.step} ${draft?.args.join(' ') ?? ''}`}
      points={sight.map((space) => positionOf(spaces[space]))}
      play={[]}
      spotOf={spotOf}
      busy={busy}
      clear={clear}
      {...menu}
      open={open}
      hover={hover}
      isQuiet={menu.menu !== null}
      describe={(space) => <SpaceTray G={G} space={space} isOpen={open !== null} onClose={clear} />}
      over={
        <>
          <Contest {...{ G, next, label, play, busy }} />
          <div className={css.foot}>
            <Strip
              underWay={isAsked ? costLine(G) : ''}
              draft={draft && wordsOfDraft(draft, reading)}
              others={others.map((other) => ({ move: other.move, words: wordsOfDraft(other, reading) }))}
              onBegin={(move, at) =>
                goOn(
                  others.filter((other) => other.move === move),
                  inFrame(at),
                )
              }
              onCancel={clear}
            />
          </div>
        </>
      }
    >
      <BoardMap
        G={G}
        scene={{ targets, costOf: (space) => costOfGoing(G, space), asked, open, thingOf, hover }}
      />
    </MapFrame>
  );
}
