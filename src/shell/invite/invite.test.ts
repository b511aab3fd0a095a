import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { createTestStore } from '@/testing/testStore';
import { inviteCodeOf } from './inviteEffects';
import { inviteEvents, selectInviteCode } from './inviteSlice';

describe('invite code', () => {
  it.each([
    ['?inviteCode=AB12', 'AB12'],
    ['?code=7&inviteCode=AB12', 'AB12'],
    ['?inviteCode=%20AB12%20', 'AB12'],
    ['?inviteCode=a-b_9', 'a-b_9'],
    ['?inviteCode=AB12&inviteCode=CD34', 'AB12'],
    ['', ''],
    ['?inviteCode=', ''],
    ['?invitecode=AB12', ''],
    ['?inviteCode=%3Cscript%3E', ''],
    ['?inviteCode=AB%2012', ''],
    [`?inviteCode=${'x'.repeat(33)}`, ''],
    ['?inviteCode=%E0%A4%A', ''],
  ])('A3: of %p is %p', (search, code) => {
    expect(inviteCodeOf(search)).toBe(code);
  });

  it('A3: is read at start, kept between visits, and replaced by a later one', async () => {
    const { ports } = await createTestStore({ at: '/?inviteCode=AB12' });
    const next = await createTestStore({ at: '/games', ports: { local: ports.local } });
    expect(selectInviteCode(next.store.getState())).toBe('AB12');
    next.store.dispatch(navigationEvents.asked({ to: '/games?inviteCode=CD34', how: 'push' }));
    await next.ports.clock.advance();
    expect([selectInviteCode(next.store.getState()), ports.local.read('plaza:invite')]).toEqual(['CD34', 'CD34']);
  });

  it('A3: once used it is not taken up again from the address it came with', async () => {
    const { store, ports } = await createTestStore({ at: '/?inviteCode=AB12' });
    store.dispatch(inviteEvents.used());
    for (const to of ['/games', '/?inviteCode=AB12']) {
      store.dispatch(navigationEvents.asked({ to, how: 'push' }));
      await ports.clock.advance();
    }
    expect([selectInviteCode(store.getState()), ports.local.read('plaza:invite')]).toEqual(['', null]);
  });
});
