import { Suspense, useRef } from 'react';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { useScrollPerTab } from '@/shell/navigation/useScrollPerTab';
import { activityText as text } from '@/text/activity';
import { lateView } from '@/ui/late/lateView';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { ActivityList } from './ActivityList';
import { Head, Tasks } from './activity-page.styles';

const TaskList = lateView(() =>
  import(/* webpackChunkName: "welfare-tasks" */ '@/features/rewards/tasks/TaskList').then((m) => m.TaskList),
);

const TABS = ['list', 'tasks'] as const;
const tabs = TABS.map((id) => ({ id, label: text.tabs[id] }));

/** 活动 and 每日任务 (`?tab=tasks`); each keeps its place. */
export function ActivityTabs({ query }: { query: URLSearchParams }) {
  const go = useGo();
  const head = useRef<HTMLDivElement>(null);
  const active = query.get('tab') === 'tasks' ? 'tasks' : 'list';
  useScrollPerTab(active, head);
  const choose = (to: string) => go(href.activity(to === 'tasks' ? { tab: 'tasks' } : {}), 'replace');
  return (
    <>
      <Head ref={head}>
        <TabHeader name="activity" label={text.tabsName} tabs={tabs} active={active} onChoose={choose} />
      </Head>
      <TabPanels name="activity" tabs={tabs} active={active} onChoose={choose}>
        {(id) =>
          id === 'list' ? (
            <ActivityList query={query} active={active === 'list'} />
          ) : (
            <Tasks>
              <Suspense fallback={<SkeletonRows count={6} />}>
                <TaskList />
              </Suspense>
            </Tasks>
          )
        }
      </TabPanels>
    </>
  );
}
