import { describeMachine } from '@/ui/testing/describeMachine';
import { type ListEvent, type ListState, listTable, stepList } from './listMachine';

const pages = [
  { total: 0, last: true },
  { total: 20, last: true },
  { total: 20, last: false },
];

describeMachine<ListState, ListEvent>('list', {
  table: listTable,
  start: 'idle',
  sample: (at) => ({ at }),
  events: (event) =>
    event === 'arrived' || event === 'replaced'
      ? pages.map((page) => ({ type: event, ...page }))
      : [{ type: event } as ListEvent],
  step: stepList,
});

describe('list', () => {
  const run = (...events: ListEvent[]) => events.reduce(stepList, { at: 'idle' } as ListState).at;
  const ready: ListEvent[] = [{ type: 'asked' }, { type: 'arrived', total: 20, last: false }];

  it('F5: scrolling does not retry an error under the rows, a tap does', () => {
    const broken: ListEvent[] = [...ready, { type: 'neared' }, { type: 'failed' }];
    expect(run(...broken)).toBe('error-more');
    expect(run(...broken, { type: 'neared' })).toBe('error-more');
    expect(run(...broken, { type: 'retried' })).toBe('loading-more');
  });

  it('F5: loads nothing more once finished', () => {
    expect(run(...ready, { type: 'replaced', total: 20, last: true }, { type: 'neared' })).toBe('finished');
  });

  it('a page without rows that is not the last fetches on instead of looking empty', () => {
    expect(run({ type: 'asked' }, { type: 'arrived', total: 0, last: false })).toBe('ready');
  });

  it('a refresh that empties the list says so', () => {
    expect(run(...ready, { type: 'replaced', total: 0, last: true })).toBe('empty');
  });
});
