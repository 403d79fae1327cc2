import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Seat } from '../../games/kit/frame';
import type { Possibility } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { sidesUnableToHear } from '../../games/kit/talking';
import { movesToTakeBack } from '../../games/kit/undo';
import type { Match } from '../client/match';
import type { AskingChoice } from '../client/useAsking';
import type { GameRules } from '../games';
import { heldBy, namedSides, namesOf, sidesOf } from '../sides';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { useSideColours } from '../ui/useSideColours';
import type { Watching } from '../ui/watching';
import { AskingEntry } from './AskingEntry';
import { BoardGuard } from './BoardGuard';
import type * as AllBehind from './behind';
import type { BoardModule, BoardProps } from './board';
import { ChoiceList } from './ChoiceList';
import { choicesOf, isSameMove, movesFrom, withoutQuestion } from './choices';
import { DroppedMoves } from './DroppedMoves';
import { DiceEntry } from './dice/DiceEntry';
import type { GameOverBanner } from './GameOverBanner';
import { useLayout } from './layout';
import { Menu } from './Menu';
import { Players } from './Players';
import { PromptBar } from './PromptBar';
import { questionOf } from './question';
import { Resign } from './Resign';
import { Shortcuts } from './shortcuts/Shortcuts';
import css from './Table.module.css';
import { Taught } from './Taught';
import { TeachingEntries } from './TeachingEntries';
import { TroubleBar } from './TroubleBar';
import { movesTakenBack } from './takingBack';
import { NOTHING_TOLD } from './telling';
import { useClickGuard } from './useClickGuard';
import { useDeclining } from './useDeclining';
import { useFolded } from './useFolded';
import { UNDO, useMoveQueue } from './useMoveQueue';
import { useOpenedView } from './useOpenedView';
import { usePlan } from './usePlan';
import { useProposal } from './useProposal';
import { useTurnSignal } from './useTurnSignal';
import { useUnread } from './useUnread';
import { type View, Views } from './Views';

/** How the game has ended is loaded when it has; who cannot load it is told at least why. */
const Ending = lazy<ComponentType<ComponentProps<typeof GameOverBanner>>>(() =>
  import('./GameOverBanner').then(
    ({ GameOverBanner }) => ({ default: GameOverBanner }),
    () => ({ default: ({ over }) => <p>{over.reason}</p> }),
  ),
);

/** What tells of others and of the past comes behind the table; who cannot load it plays on without. */
function behind<Props>(pick: (all: Behind) => ComponentType<Props>) {
  return lazy<ComponentType<Props>>(() =>
    import('./behind').then(
      (all) => ({ default: pick(all) }),
      () => ({ default: () => null }),
    ),
  );
}
const Chat = behind((all) => all.Chat);
const Journal = behind((all) => all.Journal);
const LastComing = behind((all) => all.LastComing);
const LastLine = behind((all) => all.LastLine);
const RecapCard = behind((all) => all.RecapCard);
const Teller = behind((all) => all.Teller);
const Watchers = behind((all) => all.Watchers);

type Behind = typeof AllBehind;

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
}

/** The frame around every board: who plays, what is asked, the board, its panels, journal and chat. */
export function Table({ rules, board, match, watching, asks, notices, menu, next, record }: TableProps) {
  const { title } = rules.rulebook;
  const { state, seat } = match;
  const sides = useMemo(() => namedSides(rules.rulebook.sides), [rules]);
  useSideColours(sides);
  const layout = useLayout();
  const [view, setView] = useState<View>('map');
  const [isFolded, fold] = useFolded();
  const folds = layout === 'columns' && isFolded;
  const all = useMemo(() => choicesOf(rules, { seat, state }), [rules, seat, state]);
  const declines = match.chat !== null && asks.asking !== 'always' && all.declines !== null;
  const choices = useMemo(() => (declines ? withoutQuestion(all) : all), [declines, all]);
  const unread = useUnread(saidByOthers(match), view === 'chat' && !folds);
  const isOnItsWay = match.busy || match.connection !== 'connected';
  const queue = useMoveQueue(match, choices, isOnItsWay);
  const busy = isOnItsWay || queue.waits;
  const [selected, select] = useState<readonly string[]>([]);
  const { proposed, propose } = useProposal(choices);
  const { plan, planTo } = usePlan(choices);
  const { possible, next: following, forgoes } = choices;
  const [onBoard, atPrompt] = useMemo(() => {
    const isOnBoard = (one: Possibility) => state !== null && board.isOnBoard(one, choices, state.G);
    return [possible.some(isOnBoard), possible.filter((one) => !isOnBoard(one))];
  }, [possible, board, choices, state]);
  const offered = useMemo(() => atPrompt.flatMap((one) => movesFrom(following, one)), [atPrompt, following]);
  const over = state?.over;
  const decides = choices.prompt !== null;
  useTurnSignal(title, decides);

  const toBoard = useCallback(() => setView('map'), []);
  const [told, tell] = useState(NOTHING_TOLD);

  const asksOnce = proposed !== null && forgoes(proposed) !== null;
  const question = questionOf(state, choices);
  const { isFresh, guard } = useClickGuard(asksOnce ? `${question} once more` : question);
  const panels = useRef<HTMLElement>(null);
  const offers = useOpenedView({ question, layout, panels, isOnBoard: onBoard, setView });

  const make = (...moves: readonly LegalMove[]) => {
    propose(null);
    queue.play(...moves);
  };
  const play = (...moves: readonly LegalMove[]) => {
    const [first] = moves;
    if (moves.length !== 1 || (forgoes(first) === null && board.confirmed?.includes(first.move) !== true)) {
      make(...moves);
    } else propose(isSameMove(first, proposed) ? null : first);
  };
  useDeclining(match, declines ? all.declines : null);
  const undoable = seat === null || state === null ? 0 : movesToTakeBack(state.plugins, seat);
  const takenBack =
    seat === null || state === null ? 0 : movesTakenBack(state.log, seat, board.openings ?? [], undoable);

  const deaf =
    state === null || seat === null ? [] : sidesOf(sides, sidesUnableToHear(rules.rulebook, state.G, seat));
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
    planTo,
    play,
    busy,
    happened: told.recap.happened,
    show: told.show,
  };
  const plainList = <ChoiceList {...choices} play={play} busy={busy} />;

  const table = (
    <div
      className={css.table}
      data-layout={layout}
      data-view={view}
      data-folded={folds}
      data-over={over != null}
      data-testid="table"
      data-state={state?.id}
      onClickCapture={guard}
    >
      <header className={css.head}>
        <Link to="/" className="button quiet square" aria-label="Back to the lobby">
          <Icon name="back" />
        </Link>
        <div className={css.titles}>
          <h1>{title}</h1>
          <p data-testid="status">{state && <Unbroken text={board.status(state.G)} />}</p>
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
          <DiceEntry state={state} record={record ?? null} />
          {seat !== null && <AskingEntry rulebook={rules.rulebook} {...asks} />}
          {menu}
          {seat !== null && (
            <Resign sides={sidesAt(seat)} disabled={busy || over != null} resign={match.resign} />
          )}
        </Menu>
      </header>
      <main className={css.stage}>
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
          <DroppedMoves dropped={queue.dropped} resume={busy ? null : queue.resume} dismiss={queue.dismiss} />
        </div>
        {!over && (
          <PromptBar
            match={match}
            choices={choices}
            sides={sides}
            offered={offered}
            declines={(move) => state !== null && board.declines?.(move, state.G) === true}
            busy={busy}
            isFresh={isFresh}
            play={play}
            proposed={proposed}
            propose={propose}
            plan={plan}
            follow={() => plan !== null && make(...plan.moves)}
            confirm={() => proposed !== null && make(proposed)}
            undo={() => make(...Array<LegalMove>(takenBack).fill(UNDO))}
            undoable={undoable}
          />
        )}
        <section className={css.board} aria-label="Board" data-guarded="">
          <h2 className="hidden">Board</h2>
          {shown && (
            <BoardGuard instead={plainList}>
              <board.Board {...shown} />
            </BoardGuard>
          )}
        </section>
        <section className={css.panels} aria-label="Cards and pieces" ref={panels} data-guarded="">
          <h2 className="hidden">Cards and pieces</h2>
          {shown && (
            <BoardGuard instead={null}>
              <board.Panels {...shown} />
            </BoardGuard>
          )}
        </section>
        <Suspense>
          <Teller {...{ match, sides, toBoard, tell }} own={choices.sides} />
          {match.chat !== null && <LastComing comings={told.comings} />}
          {!over && <RecapCard {...told} sides={sides} decides={decides} board={board} />}
        </Suspense>
        <Views
          view={view}
          setView={setView}
          unread={unread}
          listens={match.chat !== null}
          offers={offers}
          besideMap={board.besideMap}
          isFolded={layout === 'columns' ? isFolded : null}
          fold={fold}
        />
        <section className={css.talk} aria-label="Journal and chat">
          <h2 className="hidden">Journal and chat</h2>
          <Suspense>
            {folds ? (
              <LastLine entries={told.entries} sides={sides} open={() => fold(false)} />
            ) : (
              <>
                <div className={css.journal}>
                  <Journal rules={rules} sides={sides} {...told} />
                </div>
                {match.chat !== null && (
                  <div className={css.chat}>
                    <Chat
                      lines={match.chat}
                      comings={told.comings}
                      sidesAt={sidesAt}
                      nameOf={nameOf}
                      say={match.say}
                      deaf={deaf}
                      isClosed={seat === null && watching !== 'chat'}
                      isOverheard={watching === 'chat' && (match.watchers ?? 0) > 0}
                    />
                  </div>
                )}
              </>
            )}
          </Suspense>
        </section>
      </main>
    </div>
  );
  return <Taught teaching={board.teaching}>{table}</Taught>;
}

/** Words that are broken only between their parts: `51 BC · Rome 0 VP, Barbarians 12 VP`. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(?<=[·,]) /).map((part) => (
    <Fragment key={part}>
      <span>{part}</span>{' '}
    </Fragment>
  ));
}

function saidByOthers({ chat, seat }: Match): number {
  return chat?.filter((line) => line.seat !== seat).length ?? 0;
}
