import { Activity, Suspense, useRef, useState } from 'react';
import { readWelfare, tabAddress, WELFARE_TABS, type WelfareTab } from '@/features/welfare/welfareAddress';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { titles } from '@/text/titles';
import { welfareText as text } from '@/text/welfare';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { lateView } from '@/ui/late/lateView';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { ContinueRail } from './ContinueRail';
import { ItemSkeleton } from './ItemSkeleton';
import { useBegun } from './useBegun';
import { WelfareList } from './WelfareList';
import { Sticky, Tasks } from './welfare.styles';

const ItemPage = lateView(() => import(/* webpackChunkName: "welfare-item" */ './ItemPage').then((m) => m.ItemPage));

const TaskList = lateView(() =>
  import(/* webpackChunkName: "welfare-tasks" */ '@/features/rewards/tasks/TaskList').then((m) => m.TaskList),
);

/** The lists, or one item over them (`?id=`, C10); the lists behind an item keep their tab and place. */
export function WelfarePage() {
  const { id, tab } = readWelfare(useQuery());
  const [listed, setListed] = useState(tab);
  const open = id !== undefined;
  // The address of an item says nothing of the list it was chosen from.
  if (!open && listed !== tab) setListed(tab);

  useScrollPerView(open ? String(id) : '');

  return (
    <>
      <Activity mode={open ? 'hidden' : 'visible'}>
        <WelfareLists tab={listed} />
      </Activity>
      {open && (
        <Suspense fallback={<ItemSkeleton />}>
          <ItemPage key={id} id={id} />
        </Suspense>
      )}
    </>
  );
}

const tabs = WELFARE_TABS.map((id) => ({ id, label: text.tabs[id] }));

/** 视频, 图集, 福利任务: each tab keeps its place (pages 7). */
function WelfareLists({ tab }: { tab: WelfareTab }) {
  const go = useGo();
  const head = useRef<HTMLDivElement>(null);
  const begun = useBegun();
  useScrollPerTab(tab, head);
  const choose = (to: string) => go(tabAddress(to as WelfareTab), 'replace');
  return (
    <>
      <Spoken as="h1">{titles.welfare}</Spoken>
      <Sticky ref={head}>
        <TabHeader name="welfare" label={text.tabsLabel} tabs={tabs} active={tab} onChoose={choose} />
      </Sticky>
      <TabPanels name="welfare" tabs={tabs} active={tab} onChoose={choose}>
        {(id) => {
          if (id === 'video')
            return <WelfareList kind="video" active={tab === 'video'} head={begun && <ContinueRail begun={begun} />} />;
          if (id === 'album') return <WelfareList kind="album" active={tab === 'album'} head={null} />;
          return (
            <Suspense fallback={<SkeletonRows count={6} />}>
              <Tasks>
                <TaskList />
              </Tasks>
            </Suspense>
          );
        }}
      </TabPanels>
    </>
  );
}
