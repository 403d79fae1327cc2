import { lazy, Suspense } from 'react';
import { catalogue, entryOf } from './catalogue';
import { LobbyPage } from './lobby/LobbyPage';
import { useRoute } from './router';
import { Failed, Waiting } from './ui/Message';
import { PageGuard } from './ui/PageGuard';

const MatchPage = lazy(async () => ({ default: (await import('./match/MatchPage')).MatchPage }));
const SavedGamePage = lazy(async () => ({ default: (await import('./local/index')).SavedGamePage }));
const LocalSetupPage = lazy(async () => ({
  default: (await import('./local/index')).LocalSetupPage,
}));
const ReplayPage = lazy(async () => ({ default: (await import('./local/index')).ReplayPage }));
const FinishedPage = lazy(async () => ({ default: (await import('./lobby/FinishedPage')).FinishedPage }));

/** The whole app: the page at the present address. */
export function App() {
  return (
    <PageGuard>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </PageGuard>
  );
}

function Page() {
  const route = useRoute();
  if (route.page === 'lobby') return <LobbyPage games={catalogue} />;
  if (route.page === 'replay') return <ReplayPage parts={route.parts} />;
  const { game } = { game: undefined, ...route };
  const entry = game === undefined ? undefined : entryOf(game);
  if (route.page === 'finished' && (entry !== undefined || game === undefined))
    return <FinishedPage games={catalogue} entry={entry} />;
  if (route.page === 'missing' || route.page === 'finished' || entry === undefined)
    return (
      <Failed title="There is nothing at this address.">
        <p>
          The link may have been cut off on its way: ask for it again. All games and rooms are in the lobby.
        </p>
      </Failed>
    );
  if (route.page === 'room') return <LobbyPage games={catalogue} asks={entry} />;
  if (route.page === 'match') return <MatchPage key={route.match} entry={entry} matchID={route.match} />;
  if (route.page === 'saved') return <SavedGamePage key={route.id} entry={entry} id={route.id} />;
  return <LocalSetupPage key={route.page} entry={entry} opponent={route.page} />;
}
