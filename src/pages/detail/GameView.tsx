import { Share2 } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useGameGiftsQuery } from '@/api/gameApi';
import { useRatingsQuery } from '@/api/reviewApi';
import type { GameDetail } from '@/contract/game';
import { DownloadButton } from '@/features/download/DownloadButton';
import { useAppDispatch } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { useScrolledPast } from '@/lib/react/useScrolledPast';
import { useCardTitle } from '@/shell/browser/useCardTitle';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { gamesText } from '@/text/games';
import { CollapsingHeader } from '@/ui/app-frame/CollapsingHeader';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Image } from '@/ui/image/Image';
import { lateView } from '@/ui/late/lateView';
import { SkeletonCards, SkeletonRows } from '@/ui/skeleton/Skeleton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { BuyBar } from './BuyBar';
import { Art, Body, OffShelf, Page, Tabbed, TabsRow } from './detail.styles';
import { readView, VIEWS, viewAddress } from './detailView';
import { GameHead } from './GameHead';
import { Intro } from './Intro';
import { shareGame } from './shareGame';
import { useBroughtUp } from './useBroughtUp';

const GameGifts = lateView(() =>
  import(/* webpackChunkName: "game-gifts" */ './gifts/GameGifts').then((m) => m.GameGifts),
);
const GamePosts = lateView(() =>
  import(/* webpackChunkName: "game-posts" */ './posts/GamePosts').then((m) => m.GamePosts),
);

const ReviewList = lateView(() =>
  import(/* webpackChunkName: "game-reviews" */ './reviews/ReviewList').then((m) => m.ReviewList),
);

const text = gamesText.detail;

/** Width through height of the art at the head (mockup: 375 × 216). */
const ART_RATIO = 375 / 216;

/** The bar at the top, px: what has gone under it has left the screen. */
const UNDER = 52;

/** A game: art, what it is, what it costs, and the bar that downloads it (pages 9). */
export function GameView({ game, onBack }: { game: GameDetail; onBack: () => void }) {
  useCardTitle(game.name);
  const go = useGo();
  const dispatch = useAppDispatch();
  const { mark, past } = useScrolledPast<HTMLDivElement>(UNDER);
  const { id = game.appID } = usePageParams();
  const view = readView(useQuery());
  const tabbed = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const gifts = useGameGiftsQuery({ appID: game.appID });
  const { currentData: ratings } = useRatingsQuery({ id: game.id });
  const counts: Partial<Record<string, number>> = { gifts: gifts.data?.length ?? 0, reviews: ratings?.written ?? 0 };
  const choose = (tab: string) => go(viewAddress(id, tab), 'replace');
  useScrollPerTab(view, row);
  const bringUp = useBroughtUp(view, choose, tabbed);
  const tabs = VIEWS.map((tab) => ({
    id: tab,
    label: text[tab],
    ...(counts[tab] !== undefined && { count: counts[tab] }),
  }));

  return (
    <Page>
      <CollapsingHeader
        onBack={onBack}
        collapsed={past}
        picture={<GameIcon src={game.icon} size="s" />}
        title={game.name}
        note={[game.rating > 0 && `★ ${game.rating.toFixed(1)}`, formatBytes(game.size)].filter(Boolean).join(' · ')}
        main={<DownloadButton game={game} main />}
        action={
          <IconButton label={text.share} glass onClick={() => void dispatch(shareGame(game))}>
            <Share2 aria-hidden="true" />
          </IconButton>
        }
      />
      <Art>
        <Image src={game.cover || game.icon} alt="" ratio={ART_RATIO} eager />
      </Art>
      <Body>
        <GameHead game={game} head={mark} />
        {game.status === 'off' && (
          <OffShelf role="note">
            <b>{text.offTitle}</b>
            <p>{text.offNote}</p>
          </OffShelf>
        )}
      </Body>
      <Tabbed ref={tabbed}>
        <TabsRow ref={row}>
          <TabHeader name="detail" label={text.tabs} tabs={tabs} active={view} onChoose={choose} />
        </TabsRow>
        <TabPanels name="detail" tabs={tabs} active={view} onChoose={choose}>
          {(tab) => {
            if (tab === 'gifts') {
              return (
                <Suspense fallback={<SkeletonRows count={3} pill />}>
                  <GameGifts gifts={gifts.data} fault={gifts.error} onRetry={gifts.refetch} />
                </Suspense>
              );
            }
            if (tab === 'intro') return <Intro game={game} onReviews={() => bringUp('reviews')} />;
            if (tab === 'reviews') {
              return (
                <Suspense fallback={<SkeletonRows count={3} lead="avatar" pill={false} />}>
                  <ReviewList game={game} id={id} active={tab === view} />
                </Suspense>
              );
            }
            return (
              <Suspense fallback={<SkeletonCards count={2} />}>
                <GamePosts game={game} active={tab === view} />
              </Suspense>
            );
          }}
        </TabPanels>
      </Tabbed>
      <BuyBar game={game} gifts={gifts.data} onGifts={() => bringUp('gifts')} away={past} />
    </Page>
  );
}
