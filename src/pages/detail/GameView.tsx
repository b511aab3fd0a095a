import { Suspense, useRef } from 'react';
import { useGameGiftsQuery } from '@/api/gameApi';
import type { GameDetail } from '@/contract/game';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { gamesText } from '@/text/games';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Image } from '@/ui/image/Image';
import { lateView } from '@/ui/late/lateView';
import { SkeletonCards, SkeletonRows } from '@/ui/skeleton/Skeleton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { BuyBar } from './BuyBar';
import { Changelog } from './Changelog';
import { Art, Body, OffShelf, Page, Tabbed, TabsRow } from './detail.styles';
import { readView, VIEWS, viewAddress } from './detailView';
import { GameHead } from './GameHead';
import { Intro } from './Intro';
import { useBroughtUp } from './useBroughtUp';

const GameGifts = lateView(() =>
  import(/* webpackChunkName: "game-gifts" */ './gifts/GameGifts').then((m) => m.GameGifts),
);
const GamePosts = lateView(() =>
  import(/* webpackChunkName: "game-posts" */ './posts/GamePosts').then((m) => m.GamePosts),
);

const text = gamesText.detail;

/** Width through height of the art at the head (mockup: 375 × 216). */
const ART_RATIO = 375 / 216;

/** A game: art, what it is, what it costs, and the bar that downloads it (pages 9). */
export function GameView({ game, onBack }: { game: GameDetail; onBack: () => void }) {
  const go = useGo();
  const { id = game.appID } = usePageParams();
  const view = readView(useQuery());
  const tabbed = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const gifts = useGameGiftsQuery({ appID: game.appID });
  const choose = (tab: string) => go(viewAddress(id, tab), 'replace');
  useScrollPerTab(view, row);
  const bringUp = useBroughtUp(view, choose, tabbed);
  const tabs = VIEWS.map((tab) => ({
    id: tab,
    label: text[tab],
    ...(tab === 'gifts' && { count: gifts.data?.length ?? 0 }),
  }));

  return (
    <Page>
      <SimpleHeader onBack={onBack} ground="art" glass />
      <Art>
        <Image src={game.cover || game.icon} alt="" ratio={ART_RATIO} eager />
      </Art>
      <Body>
        <GameHead game={game} />
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
            if (tab === 'log') return <Changelog entries={game.changelog} />;
            if (tab === 'intro') return <Intro game={game} />;
            return (
              <Suspense fallback={<SkeletonCards count={2} />}>
                <GamePosts game={game} active={tab === view} />
              </Suspense>
            );
          }}
        </TabPanels>
      </Tabbed>
      <BuyBar game={game} gifts={gifts.data} onGifts={() => bringUp('gifts')} />
    </Page>
  );
}
