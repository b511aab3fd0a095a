import { act, screen, within } from '@testing-library/react';
import { statusApi } from '@/api/statusApi';
import type { PlacedIntent } from '@/features/download/downloadMachine';
import { downloadEvents } from '@/features/download/downloadSlice';
import { selectUid } from '@/features/session/accountSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildGame } from '@/testing/builders/game';
import { buildStatus } from '@/testing/builders/member';
import { ok } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { openUser } from '@/testing/openUser';

const DAY = 86_400_000;
const due = [{ doc: 'privacy', title: '隐私政策', version: 'ab12' }];

describe('what waits for the member’s word', () => {
  it('an account that was given up says when it ends, and is taken back with one tap', async () => {
    const { server, tap } = await openUser('/user', {
      me: buildStatus({ endTime: FAKE_NOW + 3 * DAY, consentDue: true }),
    });
    const dialog = screen.getByRole('dialog', { name: '账号正在等待注销' });
    expect(dialog).toHaveTextContent('账号将于 2026-11-23');
    server.reply('POST v1/user/delete/cancel', ok(null));
    server.reply('POST user/center/me', ok(buildStatus()));
    await tap(within(dialog).getByRole('button', { name: '撤销注销' }));
    expect(screen.getByText('已撤销，账号会继续保留')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a text that changed can be read, and is agreed to by its version', async () => {
    const { server, tap } = await openUser('/user', { me: buildStatus({ consentDue: true }), due });
    const dialog = () => screen.getByRole('dialog', { name: '协议有更新' });
    expect(await within(dialog()).findByRole('button', { name: '阅读《隐私政策》' })).toBeVisible();
    server.reply('POST v1/user/consent/agree', ok(null));
    await tap(within(dialog()).getByRole('button', { name: '同意' }));
    expect(server.callsTo('v1/user/consent/agree')[0]?.form).toMatchObject({ versions: 'ab12' });
    expect(screen.getByText('已记下你的同意')).toBeVisible();
  });

  it('who does not agree now goes on, and is not asked again in this stay', async () => {
    const { store, tap, pass } = await openUser('/user', { me: buildStatus({ consentDue: true }), due });
    await tap(screen.getByRole('button', { name: '暂不同意' }));
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await pass();
    expect(store.getState().overlays.stack).toEqual([]);
  });

  it('comes over no purchase, with its dialog open or on the way to the cashier', async () => {
    const { server, store, pass } = await openUser('/user', { me: buildStatus({ coinNum: 0 }), due });
    const intent: PlacedIntent = {
      ...{ requestId: 'r1', game: buildGame(), platform: 1, from: { page: '/games', address: '/games' } },
      askedAt: FAKE_NOW,
    };
    act(() => void store.dispatch(downloadEvents.restored({ at: 'away', intent, price: 30 })));
    server.reply('POST user/center/me', ok(buildStatus({ coinNum: 0, consentDue: true })));
    const again = () =>
      act(async () => {
        await store.dispatch(
          statusApi.endpoints.me.initiate({ uid: selectUid(store.getState()) }, { forceRefetch: true }),
        );
      });
    await again();
    await pass();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(downloadEvents.ended()));
    await again();
    await pass();
    expect(screen.getByRole('dialog', { name: '协议有更新' })).toBeVisible();
  });

  it('a copy is asked for, and fetched by an address of the server', async () => {
    const { server, ports, tap, go } = await openUser('/user');
    await go('/user?view=privacy');
    const waiting = { state: 'waiting', fresh: true };
    server.reply('POST v1/user/copy/ask', ok(waiting));
    server.reply('GET v1/user/copy', ok(waiting));
    await tap(screen.getByRole('button', { name: '申请副本' }));
    expect(screen.getByText('正在整理，好了会给你发消息')).toBeVisible();
    server.reply('GET v1/user/copy', ok({ state: 'ready', expiresAt: FAKE_NOW + DAY, size: 2_048, fresh: true }));
    await tap(screen.getByRole('button', { name: '看看好了没有' }));
    expect(screen.getByText(/^2 KB · 2026-11-21/)).toBeVisible();
    server.reply('POST v1/user/copy/fetch', ok({ url: '/own/1.x.y', fileName: 'plaza-data.zip' }));
    await tap(screen.getByRole('button', { name: '下载（仅一次）' }));
    expect(ports.download.started).toEqual([{ url: '/own/1.x.y', name: 'plaza-data.zip' }]);
  });

  it('a login of long ago is told to come again before it may ask', async () => {
    const { server, go } = await openUser('/user');
    server.reply('GET v1/user/copy', ok({ state: 'none', fresh: false }));
    await go('/user?view=privacy');
    expect(screen.queryByRole('button', { name: '申请副本' })).toBeNull();
    expect(screen.getByRole('button', { name: '退出后重新登录' })).toBeVisible();
  });

  it('lists what was agreed to, with the words as they were', async () => {
    const given = [
      {
        doc: 'privacy',
        title: '隐私政策',
        version: 'ab12cd34ef56',
        createTime: FAKE_NOW - DAY,
        way: 'asked',
        current: false,
      },
    ];
    const { server, tap, go } = await openUser('/user');
    server.reply('GET v1/user/consent/list', ok({ due: [], given }));
    server.reply('GET v1/user/consent/text/ab12cd34ef56', ok({ title: '隐私政策', content: '<p>那时的话</p>' }));
    await go('/user?view=privacy');
    await tap(screen.getByRole('button', { name: /隐私政策.*旧版.*更新后同意.*ab12cd34/ }));
    expect(screen.getByText('那时的话')).toBeVisible();
  });
});
