import { DAY_VIEWS, type DayView, RANK_VIEWS, type RankView } from '@/contract/desk/figures';
import { figuresText } from '@/text/desk/figures';

export type View = DayView | RankView;

/** The charts of the room, in groups. */
export const VIEW_GROUPS: readonly { group: keyof typeof figuresText.groups; views: readonly View[] }[] = [
  { group: 'money', views: ['revenue', 'products', 'diamonds', 'uses'] },
  { group: 'people', views: ['people', 'retention', 'path'] },
  { group: 'content', views: ['games'] },
  { group: 'queues', views: ['letters', 'moderation'] },
];
export const VIEWS = VIEW_GROUPS.flatMap(({ views }) => views);

export const isDayView = (view: View): view is DayView => view in DAY_VIEWS;
export const columnsOf = (view: View): readonly string[] =>
  isDayView(view) ? Object.keys(DAY_VIEWS[view]) : RANK_VIEWS[view];

/** The column that a view opens with. */
const OPENS_WITH: Partial<Record<View, string>> = {
  people: 'active',
  retention: 'day1',
  path: 'paying',
  letters: 'median',
  moderation: 'median',
};
export const firstColumn = (view: View): string => OPENS_WITH[view] ?? columnsOf(view)[0] ?? '';

/** What a row of a rank is called. */
export function rowName(view: RankView, key: string, label: string): string {
  if (view !== 'uses') return label === '' ? key : label;
  const [account = '', use = ''] = key.split(':');
  return figuresText.use(figuresText.accounts[account] ?? account, figuresText.uses[use] ?? use);
}
