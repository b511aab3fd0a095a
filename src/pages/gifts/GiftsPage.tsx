import { useRef } from 'react';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { giftsText as text } from '@/text/gifts';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { GiftList } from './GiftList';
import { Head, Screen } from './gifts-page.styles';
import { GIFT_TABS, type GiftTab } from './giftTabs';

const tabs = GIFT_TABS.map((id) => ({ id, label: text.tabs[id] }));

/** The gift centre: what can be had, what one has, what is over (pages 10). */
export function GiftsPage() {
  const go = useGo();
  const query = useQuery();
  const head = useRef<HTMLDivElement>(null);
  const active: GiftTab = GIFT_TABS.find((id) => id === query.get('tab')) ?? 'open';
  useScrollPerTab(active, head);
  const game = Number(query.get('game') ?? '');
  const gameId = Number.isSafeInteger(game) && game > 0 ? game : undefined;
  const show = (to: { tab: GiftTab; game?: number | undefined }) => go(href.gifts(to), 'replace');
  return (
    <Screen>
      <Head ref={head}>
        <TabHeader
          name="gifts"
          label={text.tabsName}
          tabs={tabs}
          active={active}
          onChoose={(id) => show({ tab: id as GiftTab })}
        />
      </Head>
      <TabPanels name="gifts" tabs={tabs} active={active} onChoose={(id) => show({ tab: id as GiftTab })}>
        {(id) => (
          <GiftList
            tab={id as GiftTab}
            gameId={id === active ? gameId : undefined}
            active={id === active}
            onGame={(chosen) => show({ tab: id as GiftTab, game: chosen })}
            onTab={(tab) => show({ tab })}
          />
        )}
      </TabPanels>
    </Screen>
  );
}
