import { act, screen } from '@testing-library/react';
import { storageKey } from '@/app/store/persist';
import { guestAccount } from '@/features/session/accountSlice';
import { ACCOUNT_KEY } from '@/kernel/sessionEvents';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { fail } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { storedAccount } from '@/testing/testStore';

describe('a page that needs login, when the session ends', () => {
  it('D3, D5: it is gone at once and asks nothing as a guest, so that the way out is not login', async () => {
    const { store, ports, server, pass } = await renderApp('/recharge?view=ledger', {
      member: buildAccount(),
      started: true,
    });
    expect(await screen.findByRole('heading', { name: '钻石明细' })).toBeInTheDocument();
    server.reply('POST user/center/coin/all', fail(2, '登录已失效，请重新登录'));
    const before = server.callsTo('user/center/coin/all').length;
    act(() => ports.local.foreignWrite(storageKey(ACCOUNT_KEY), storedAccount(guestAccount)));
    await pass();
    await pass();
    expect(server.callsTo('user/center/coin/all')).toHaveLength(before);
    expect(selectPlace(store.getState()).pathname).toBe('/');
  });
});
