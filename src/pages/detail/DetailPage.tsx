import { businessCode } from '@/api/fault';
import { useGameDetailQuery } from '@/api/gameApi';
import { code } from '@/contract/codes';
import { usePrefetchDialogs } from '@/features/download/usePrefetchDialogs';
import { useAppDispatch } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { gamesText } from '@/text/games';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { DetailSkeleton } from './DetailSkeleton';
import { GameView } from './GameView';

const text = gamesText.detail;

/** An older answer is shown at once and asked anew behind it. */
const FRESH_SECONDS = 60;

/** A game's page, or why there is none (pages 9). */
export function DetailPage() {
  const { id = '' } = usePageParams();
  const dispatch = useAppDispatch();
  const go = useGo();
  const { game, error, refetch } = useGameDetailQuery(
    { appID: id },
    {
      refetchOnMountOrArgChange: FRESH_SECONDS,
      // Asked anew before each purchase: the page is drawn again for another answer, not for the asking.
      selectFromResult: ({ currentData, error: fault }) => ({ game: currentData, error: fault }),
    },
  );
  usePrefetchDialogs();
  const back = () => dispatch(navigationEvents.backAsked());

  if (game) return <GameView game={game} onBack={back} />;
  if (!error) return <DetailSkeleton onBack={back} />;
  return (
    <>
      <SimpleHeader title={titles.detail} onBack={back} />
      {businessCode(error) === code.notFound ? (
        <EmptyState
          art={NotFound}
          title={text.goneTitle}
          note={text.goneNote}
          action={
            <Button tone="tint" onClick={() => go(href.games(), 'replace')}>
              {text.goneAction}
            </Button>
          }
        />
      ) : (
        <FaultState title={text.failed} fault={error} onRetry={refetch} />
      )}
    </>
  );
}
