import { useState } from 'react';
import { useGameGiftsQuery } from '@/api/gameApi';
import type { GameDetail } from '@/contract/game';
import { gamesText } from '@/text/games';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Image } from '@/ui/image/Image';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { BuyBar } from './BuyBar';
import { Changelog } from './Changelog';
import { Art, Body, OffShelf, Page, TabsRow } from './detail.styles';
import { GameHead } from './GameHead';
import { Gifts } from './Gifts';
import { Intro } from './Intro';

const text = gamesText.detail;

/** Width through height of the art at the head (mockup: 375 × 216). */
const ART_RATIO = 375 / 216;

/** A game: art, what it is, what it costs, and the bar that downloads it (pages 9). */
export function GameView({ game, onBack }: { game: GameDetail; onBack: () => void }) {
  const [tab, setTab] = useState('intro');
  const gifts = useGameGiftsQuery({ appID: game.appID });
  const tabs = [
    { id: 'intro', label: text.intro },
    { id: 'gifts', label: text.gifts, count: gifts.data?.length ?? 0 },
    { id: 'log', label: text.log },
  ];

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
      <TabsRow>
        <TabHeader name="detail" label={text.tabs} tabs={tabs} active={tab} onChoose={setTab} />
      </TabsRow>
      <TabPanels name="detail" tabs={tabs} active={tab} onChoose={setTab}>
        {(id) => {
          if (id === 'gifts') return <Gifts gifts={gifts.data} fault={gifts.error} onRetry={gifts.refetch} />;
          if (id === 'log') return <Changelog entries={game.changelog} />;
          return <Intro game={game} />;
        }}
      </TabPanels>
      <BuyBar game={game} />
    </Page>
  );
}
