import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { AgeQuestion } from '@/features/books/AgeQuestion';
import { useAppSelector } from '@/kernel/hooks';
import { useStuck } from '@/lib/react/useStuck';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { animateText as text } from '@/text/animate';
import { titles } from '@/text/titles';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { Bar, Cached, Find, Marker, Under } from './animate.styles';
import { type AnimateTab, type AnimateView, readView, TABS, viewAddress } from './animateView';
import { CategoryTab } from './CategoryTab';
import { FinishedTab } from './FinishedTab';
import { HomeTab } from './HomeTab';
import { RankTab } from './RankTab';
import { UpdateTab } from './UpdateTab';
import { useArtAbove } from './useArtAbove';

const tabs = TABS.map((id) => ({ id, label: text.tab[id] }));

/** 色漫: shelves, updates by day, ranks, categories, finished books; all of it in the address (pages 6). */
export function AnimatePage() {
  const go = useGo();
  const { marker, stuck } = useStuck();
  const offline = useAppSelector(selectIsOffline);
  const view = readView(useQuery());
  const head = useRef<HTMLDivElement>(null);
  useScrollPerTab(view.tab, head);

  const show = (change: Partial<AnimateView>) => go(viewAddress({ ...view, ...change }), 'replace');
  const choose = (tab: string) => show({ tab: tab as AnimateTab });
  const art = useArtAbove();
  const onArt = view.tab === 'home' && !stuck && art;

  const panel: Readonly<Record<AnimateTab, (active: boolean) => ReactNode>> = {
    home: (active) => <HomeTab active={active} />,
    update: (active) => <UpdateTab day={view.day} active={active} onDay={(day) => show({ day })} />,
    rank: (active) => <RankTab rank={view.rank} kind={view.kind} active={active} onShow={show} />,
    category: (active) => <CategoryTab view={{ ...view, tab: 'category' }} active={active} onShow={show} />,
    finished: (active) => <FinishedTab kind={view.kind} active={active} onShow={show} />,
  };
  return (
    <>
      <Spoken as="h1">{titles.animate}</Spoken>
      <AgeQuestion />
      <Marker ref={marker} />
      <Bar ref={head} data-art={onArt || undefined}>
        <TabHeader
          name="animate"
          label={text.tabs}
          tabs={tabs}
          active={view.tab}
          tone={onArt ? 'art' : 'plain'}
          onChoose={choose}
        />
        {offline && <Cached role="status">{text.cachedOnly}</Cached>}
        <Find to={viewAddress({ ...view, tab: 'category' })}>
          <Search aria-hidden="true" />
          <Spoken>{text.search}</Spoken>
        </Find>
      </Bar>
      <Under>
        <TabPanels name="animate" tabs={tabs} active={view.tab} onChoose={choose}>
          {(tab) => panel[tab as AnimateTab](tab === view.tab)}
        </TabPanels>
      </Under>
    </>
  );
}
