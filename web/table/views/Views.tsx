import { Icon } from '../../ui/Icon';
import { type Asked, useOpenedView, type View } from './useOpenedView';
import css from './Views.module.css';

interface ViewsProps extends Asked {
  view: View;
  unread: number;
  /** There is a chat to be shown. */
  listens: boolean;
  /** Whether journal and chat are folded beneath the panels; null where they have room of their own. */
  isFolded: boolean | null;
  fold(isFolded: boolean): void;
  /** What a small screen calls what stands beside the map. */
  besideMap?: string | undefined;
}

const names: Record<View, string> = { map: 'Map', hand: 'Hand', journal: 'Journal', chat: 'Chat' };

/** The buttons that choose the {@link View}, which is chosen by what is asked as well. */
export function Views({ view, unread, listens, isFolded, fold, besideMap, ...asked }: ViewsProps) {
  const { setView } = asked;
  const offers = useOpenedView(asked);
  const views: View[] = listens ? ['map', 'hand', 'journal', 'chat'] : ['map', 'hand', 'journal'];
  return (
    <nav className={css.views} data-shown={view} data-testid="views" aria-label="Views">
      {views.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => {
            setView(() => name);
            if (isFolded === true) fold(false);
          }}
          data-view={name}
        >
          <Icon name={name} />
          <span>{(name === 'hand' && besideMap) || names[name]}</span>
          {offers.includes(name) && name !== view && (
            <span className={css.offers}>
              <span className="rubicon-hidden">(something to choose)</span>
            </span>
          )}
          {name === 'chat' && unread > 0 && (
            <span className={css.unread} data-testid="unread">
              {unread} <span className="rubicon-hidden">new</span>
            </span>
          )}
        </button>
      ))}
      {isFolded !== null && (
        <button
          type="button"
          className={css.fold}
          aria-label={isFolded ? 'Unfold' : 'Fold'}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
          data-testid="fold"
        >
          <Icon name="fold" />
        </button>
      )}
    </nav>
  );
}
