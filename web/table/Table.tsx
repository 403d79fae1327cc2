import {
  type ComponentProps,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Seat } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import { sidesNotHearing } from '../../games/kit/talking';
import { movesToTakeBack } from '../../games/kit/undo';
import type { Match } from '../client/match';
import type { AskingChoice } from '../client/useAsking';
import type { GameRules } from '../games';
import { SettingsButton } from '../settings/SettingsButton';
import { useSettings } from '../settings/useSettings';
import { heldBy, namedSides, namesOf, sidesOf } from '../sides';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { useRoot } from '../ui/root';
import { useHeld } from '../ui/useHeld';
import { useSideColours } from '../ui/useSideColours';
import { useStable } from '../ui/useStable';
import type { Watching } from '../ui/watching';
import type { BoardModule, BoardProps } from './board';
import { useUnread } from './chat/useUnread';
import { ChoiceList } from './choices/ChoiceList';
import { choicesOf, isSameMove, withoutQuestion } from './choices/choices';
import { questionOf } from './choices/question';
import { useDeclining } from './choices/useDeclining';
import { type Plan, usePlan } from './choices/usePlan';
import { useProposal } from './choices/useProposal';
import type * as AllDeferred from './deferred';
import { Dock } from './dock/Dock';
import { DockProvider } from './dock/DockProvider';
import { AskedNow } from './lookingBack/AskedNow';
import { StatusInTime } from './lookingBack/StatusInTime';
import { AskingEntry } from './menu/AskingEntry';
import { DiceEntry } from './menu/dice/DiceEntry';
import { Menu } from './menu/Menu';
import { Resign } from './menu/Resign';
import { Shortcuts } from './menu/shortcuts/Shortcuts';
import { ThoughtsEntry } from './menu/thoughts/ThoughtsEntry';
import { BoardGuard } from './notices/BoardGuard';
import type { GameOverBanner } from './notices/GameOverBanner';
import { TroubleBar } from './notices/TroubleBar';
import { Players } from './players/Players';
import { deedsOf } from './prompt/deeds';
import { PromptBar } from './prompt/PromptBar';
import { useClickGuard } from './prompt/useClickGuard';
import { useTurnSignal } from './prompt/useTurnSignal';
import { movesTakenBack } from './queue/takingBack';
import { UNDO, useMoveQueue } from './queue/useMoveQueue';
import { BoardInTime, PanelsInTime } from './recap/BoardInTime';
import { HistoryProvider } from './recap/HistoryProvider';
import { HistoryContext } from './recap/history';
import { Heard } from './sounds/Heard';
import css from './Table.module.css';
import { Taught } from './teaching/Taught';
import { TeachingEntries } from './teaching/TeachingEntries';
import { useLayout } from './views/layout';
import { TableRoot } from './views/TableRoot';
import { useFolded } from './views/useFolded';
import type { View } from './views/useOpenedView';
import { Views } from './views/Views';

/** How the game has ended is loaded when it has; who cannot load it is told at least why. */
const Ending = lazy<ComponentType<ComponentProps<typeof GameOverBanner>>>(() =>
  import('./notices/GameOverBanner').then(
    ({ GameOverBanner }) => ({ default: GameOverBanner }),
    () => ({ default: ({ over }) => <p>{over.reason}</p> }),
  ),
);

/** What tells of others and of the past is loaded after the table; who cannot load it plays on without. */
function deferred<Props>(pick: (all: Deferred) => ComponentType<Props>) {
  return lazy<ComponentType<Props>>(() =>
    import('./deferred').then(
      (all) => ({ default: pick(all) }),
      () => ({ default: () => null }),
    ),
  );
}
const Chat = deferred((all) => all.Chat);
const DroppedMoves = deferred((all) => all.DroppedMoves);
const Journal = deferred((all) => all.JournalInTime);
const PresenceToast = deferred((all) => all.PresenceToast);
const LookBackEntry = deferred((all) => all.LookBackEntry);
const LastLine = deferred((all) => all.LastLine);
const RecapCard = deferred((all) => all.RecapCard);
const Watchers = deferred((all) => all.Watchers);

type Deferred = typeof AllDeferred;

interface TableProps {
  rules: GameRules;
  board: BoardModule;
  match: Match;
  /** When the seat is asked what is asked blindly. */
  asks: AskingChoice;
  /** What who holds no seat may do at the table. */
  watching?: Watching | undefined;
  /** Notices of the page, above the board. */
  notices?: ReactNode;
  /** Further items of the menu. */
  menu?: ReactNode;
  /** What may be done once the game is over. */
  next?: ReactNode;
  /** Where the record of the match is, once it is over; absent where none is kept. */
  record?: string;
  /** What else can be chosen of the match while one looks back. */
  chooser?: ReactNode;
  /** boardgame.io's number of the state that is looked back at first; absent where the table shows the match as it is. */
  looksBackAt?: number;
  /** The table is all there is on the page: it names the page, fills it, and leads back to the lobby. */
  isPage?: boolean;
  /**
   * Without it the board stands alone: the map and its pieces. What is pressed there is done at once: nobody is asked once more, and of
   * several places that are marked for one move, each is handed over as soon as it is marked; to end that is left to others.
   */
  frame?: boolean;
}

/** The frame around every board: who plays, what is asked, the board, its panels, journal and chat. */
export function Table({ isPage = false, ...props }: TableProps) {
  return (
    <TableRoot game={props.rules.rulebook.id} isPage={isPage}>
      <Framed {...props} />
    </TableRoot>
  );
}

function Framed(props: Omit<TableProps, 'isPage'>) {
  const {
    rules,
    board,
    match,
    watching,
    asks,
    notices,
    menu,
    next,
    record,
    chooser,
    looksBackAt,
    frame = true,
  } = props;
  const { id: game, title } = rules.rulebook;
  const { isPage } = useRoot();
  const [Heading, Stage] = isPage ? (['h1', 'main'] as const) : (['h2', 'div'] as const);
  const { state, seat } = match;
  const sides = useMemo(() => namedSides(rules.rulebook.sides), [rules]);
  useSideColours(game, sides);
  const layout = useLayout();
  const [view, setView] = useState<View>('map');
  const [isFolded, fold] = useFolded();
  const folds = layout === 'columns' && isFolded;
  const G = state?.G ?? null;
  const all = useMemo(() => choicesOf(rules, { seat, state: G && { G } }), [rules, seat, G]);
  const declines = match.chat !== null && asks.asking !== 'always' && all.declines !== null;
  const choices = useMemo(() => (declines ? withoutQuestion(all) : all), [declines, all]);
  const unread = useUnread(saidByOthers(match), view === 'chat' && !folds);
  const isOnItsWay = match.busy || match.connection !== 'connected';
  const queue = useMoveQueue(match, choices, isOnItsWay);
  const busy = isOnItsWay || queue.waits;
  const [chosen, select] = useState<readonly string[]>([]);
  const selected = useHeld(chosen, match.busy);
  const { proposed, propose } = useProposal(choices);
  const { plan, planTo } = usePlan(choices);
  const { asksTwice } = useSettings();
  const { possible, forgoes } = choices;
  const onBoard = useMemo(
    () => G !== null && possible.some((one) => board.isOnBoard(one, choices, G)),
    [possible, board, choices, G],
  );
  const deeds = useMemo(() => deedsOf(choices, board, G), [choices, board, G]);
  const over = state?.over;
  const plays = seat !== null && over == null;
  const decides = choices.prompt !== null;
  useTurnSignal(title, decides);

  const toBoard = useCallback(() => setView('map'), []);

  const asksOnce = proposed !== null && forgoes(proposed) !== null;
  const question = questionOf(state, choices);
  const { clicks, guard } = useClickGuard(asksOnce ? `${question} once more` : question);
  const panels = useRef<HTMLElement>(null);

  const make = (...moves: readonly LegalMove[]) => {
    propose(null);
    queue.play(...moves);
  };
  const play = useStable((...moves: readonly LegalMove[]) => {
    const [first] = moves;
    const isAskedOnceMore =
      frame && asksTwice && (forgoes(first) !== null || board.confirmed?.includes(first.move));
    if (moves.length !== 1 || !isAskedOnceMore) {
      make(...moves);
    } else propose(isSameMove(first, proposed) ? null : first);
  });
  const goOn = useStable((next: Plan | null) => {
    if (frame) planTo(next);
    else if (next !== null) make(...next.moves.filter(({ args }) => args.length > 0));
  });
  const box = G?.box;
  const teaching = useMemo(() => board.teaching?.(box), [board, box]);
  const { Board, Panels } = useMemo(
    () => ({ Board: memo(board.Board), Panels: memo(board.Panels) }),
    [board],
  );
  useDeclining(match, declines ? all.declines : null);
  const undoable = seat === null || state === null ? 0 : movesToTakeBack(state.plugins, seat);
  const takenBack =
    seat === null || state === null ? 0 : movesTakenBack(state.log, seat, board.openings ?? [], undoable);

  const notHearing =
    state === null || seat === null ? [] : sidesOf(sides, sidesNotHearing(rules.rulebook, state.G, seat));
  const sidesAt = (other: Seat | null) => heldBy(sides, state?.G.seats ?? {}, other);
  const nameOf = (other: Seat) =>
    match.players.find((player) => player.seat === other)?.name ?? (namesOf(sidesAt(other)) || 'Somebody');
  const shown: BoardProps | null = state && {
    G: state.G,
    log: state.log,
    ...choices,
    selected,
    select,
    proposed,
    propose,
    plan,
    planTo: goOn,
    play,
    busy,
  };
  const plainList = <ChoiceList {...choices} play={play} busy={busy} />;

  const bare = (
    <div className={css.bare} data-testid="table" data-state={state?.id} onClickCapture={guard}>
      {shown && (
        <BoardGuard instead={plainList}>
          <BoardInTime Part={Board} rules={rules} seat={seat} now={shown} />
        </BoardGuard>
      )}
    </div>
  );
  const table = () => (
    <div
      className={css.table}
      data-layout={layout}
      data-view={view}
      data-folded={folds}
      data-over={over != null}
      data-watches={seat === null}
      data-testid="table"
      data-state={state?.id}
      onClickCapture={guard}
    >
      <header className={css.head}>
        {isPage && (
          <Link to="/" className="rubicon-button rubicon-quiet rubicon-square" aria-label="Back to the lobby">
            <Icon name="back" />
          </Link>
        )}
        <div className={css.titles}>
          <Heading>{title}</Heading>
          <p data-testid="status">{state && <StatusInTime status={board.status} G={state.G} />}</p>
        </div>
        <Players {...match} sides={sides} plays={rules.rulebook.automaton !== undefined} />
        {seat === null && over == null && (
          <span className={css.watching} data-testid="watching">
            Watching
          </span>
        )}
        <Suspense>
          <Watchers count={match.watchers ?? 0} hear={watching === 'chat'} />
        </Suspense>
        <Menu>
          <TeachingEntries />
          <Shortcuts />
          <SettingsButton>Settings</SettingsButton>
          {menu}
          {plays && <AskingEntry rulebook={rules.rulebook} {...asks} />}
          {plays && <Resign sides={sidesAt(seat)} disabled={busy} resign={match.resign} />}
          <Suspense
            fallback={
              <button type="button" disabled>
                Look back
              </button>
            }
          >
            <LookBackEntry />
          </Suspense>
          <DiceEntry state={state} record={record ?? null} />
          <ThoughtsEntry thoughts={match.thoughts ?? []} nameOf={(bot) => namesOf(sidesAt(bot))} />
        </Menu>
      </header>
      <Stage className={css.stage}>
        <section className={css.notices} aria-label="Notices">
          {notices}
          {over && (
            <Suspense>
              <Ending over={over} seat={seat} sides={sides}>
                {next}
              </Ending>
            </Suspense>
          )}
        </section>
        <div className={css.passing}>
          <TroubleBar match={match} />
          <Suspense>
            <DroppedMoves
              dropped={queue.dropped}
              resume={busy ? null : queue.resume}
              dismiss={queue.dismiss}
            />
          </Suspense>
        </div>
        <AskedNow
          decides={decides}
          asked={
            over ? null : (
              <PromptBar
                match={match}
                choices={choices}
                sides={sides}
                deeds={deeds}
                busy={busy}
                clicks={clicks}
                play={play}
                proposed={proposed}
                propose={propose}
                plan={plan}
                follow={() => plan !== null && make(...plan.moves)}
                confirm={() => proposed !== null && make(proposed)}
                undo={() => make(...Array<LegalMove>(takenBack).fill(UNDO))}
                undoable={undoable}
              />
            )
          }
        >
          {chooser}
        </AskedNow>
        <section className={css.board} aria-label="Board" data-guarded="">
          <h2 className="rubicon-hidden">Board</h2>
          {shown && (
            <BoardGuard instead={plainList}>
              <BoardInTime Part={Board} rules={rules} seat={seat} now={shown} />
            </BoardGuard>
          )}
        </section>
        <section className={css.panels} aria-label="Cards and pieces" ref={panels} data-guarded="">
          <h2 className="rubicon-hidden">Cards and pieces</h2>
          {shown && (
            <BoardGuard instead={null}>
              <PanelsInTime Part={Panels} rules={rules} seat={seat} now={shown} />
            </BoardGuard>
          )}
        </section>
        <Suspense>
          <HistoryContext.Consumer>
            {(history) =>
              history !== null && (
                <>
                  <Heard entries={history.entries} />
                  {match.chat !== null && <PresenceToast presence={history.presence} />}
                  {!over && (
                    <RecapCard
                      {...history}
                      match={match}
                      sides={sides}
                      decides={decides}
                      board={board}
                      box={box}
                    />
                  )}
                </>
              )
            }
          </HistoryContext.Consumer>
        </Suspense>
        <Dock />
        <Views
          view={view}
          setView={setView}
          unread={unread}
          listens={match.chat !== null}
          question={question}
          layout={layout}
          panels={panels}
          isOnBoard={onBoard}
          besideMap={board.besideMap}
          isFolded={layout === 'columns' ? isFolded : null}
          fold={fold}
        />
        <section className={css.talk} aria-label="Journal and chat">
          <h2 className="rubicon-hidden">Journal and chat</h2>
          <Suspense>
            <HistoryContext.Consumer>
              {(history) =>
                history !== null &&
                (folds ? (
                  <LastLine entries={history.entries} sides={sides} open={() => fold(false)} />
                ) : (
                  <>
                    <div className={css.journal}>
                      <Journal rules={rules} sides={sides} box={box} history={history} />
                    </div>
                    {match.chat !== null && (
                      <div className={css.chat}>
                        <Chat
                          lines={match.chat}
                          presence={history.presence}
                          sidesAt={sidesAt}
                          nameOf={nameOf}
                          say={match.say}
                          notHearing={notHearing}
                          isClosed={seat === null && watching !== 'chat'}
                          isOverheard={watching === 'chat' && (match.watchers ?? 0) > 0}
                        />
                      </div>
                    )}
                  </>
                ))
              }
            </HistoryContext.Consumer>
          </Suspense>
        </section>
      </Stage>
    </div>
  );
  return (
    <HistoryProvider
      match={match}
      sides={sides}
      own={choices.sides}
      isAsked={decides}
      looksBackAt={looksBackAt}
      toBoard={toBoard}
    >
      <Taught teaching={teaching}>
        <DockProvider>{frame ? table() : bare}</DockProvider>
      </Taught>
    </HistoryProvider>
  );
}

function saidByOthers({ chat, seat }: Match): number {
  return chat?.filter((line) => line.seat !== seat).length ?? 0;
}
