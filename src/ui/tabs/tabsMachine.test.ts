import { describeMachine } from '@/ui/testing/describeMachine';
import { stepTabs, type TabsEvent, type TabsState, tabsTable } from './tabsMachine';

describeMachine<TabsState, TabsEvent>('tabs', {
  table: tabsTable,
  start: 'resting',
  sample: (at) => ({ at }),
  events: (event) => [event as TabsEvent],
  step: stepTabs,
});
