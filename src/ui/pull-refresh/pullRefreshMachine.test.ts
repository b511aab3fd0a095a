import { describeMachine } from '@/ui/testing/describeMachine';
import { type PullEvent, type PullState, pullTable, stepPull } from './pullRefreshMachine';

describeMachine<PullState, PullEvent>('pull-to-refresh', {
  table: pullTable,
  start: 'normal',
  sample: (at) => ({ at }),
  events: (event) => [event as PullEvent],
  step: stepPull,
});

it('F4: a release before the head loads nothing, past it loads', () => {
  const pull = (...events: PullEvent[]) => events.reduce(stepPull, { at: 'normal' } as PullState).at;
  expect(pull('pulled', 'released')).toBe('normal');
  expect(pull('pulled', 'loosened', 'pulled', 'released')).toBe('normal');
  expect(pull('pulled', 'loosened', 'released')).toBe('loading');
  expect(pull('pulled', 'loosened', 'released', 'settled')).toBe('success');
  expect(pull('pulled', 'loosened', 'released', 'settled', 'rested')).toBe('normal');
  expect(pull('pulled', 'loosened', 'released', 'failed')).toBe('normal');
});
