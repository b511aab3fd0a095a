import { counted } from '@scripts/reliability/tally';
import { act, screen } from '@testing-library/react';
import { gameApi } from '@/api/gameApi';
import { bootEvents } from '@/features/boot/bootSlice';
import { AT_ONCE } from '@/shell/connection/connectionEffects';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildGame, buildGameDetail } from '@/testing/builders/game';
import { page } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { createTestStore } from '@/testing/testStore';

const TEN_MINUTES = 600_000;
const lost = new TypeError('Failed to fetch');
const DETAIL = 'POST web/game/detail';

describe('ten minutes without a network', () => {
  it('G3: on return every question on screen is asked once more, six at a time, and nothing is said', async () => {
    const { store, ports } = await createTestStore({ at: '/games' });
    const { server, clock } = ports;
    store.dispatch(bootEvents.started());
    await clock.advance();
    server.reply(DETAIL, lost);
    ports.document.becomeOnline(false);
    for (let id = 1; id <= 30; id += 1) store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: String(id) }));
    await clock.advance(TEN_MINUTES);
    // Nobody looks at this one any more.
    const gone = store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: 'gone' }));
    await clock.advance(TEN_MINUTES);
    gone.unsubscribe();
    const before = server.callsTo(DETAIL).length;
    const held = server.defer(DETAIL);
    ports.document.becomeOnline(true);
    await clock.advance();
    let most = 0;
    while (held.waiting.length > 0) {
      most = Math.max(most, held.waiting.length);
      held.answer(buildGameDetail());
      await clock.advance();
    }
    const asked = server.callsTo(DETAIL).slice(before);
    expect(asked.map(({ form }) => form.appID).sort()).toEqual(
      Array.from({ length: 30 }, (_, n) => String(n + 1)).sort(),
    );
    expect(most).toBe(AT_ONCE);
    expect(Object.values(selectToasts(store.getState()))).toEqual([]);
    counted('network', 'questions on screen during ten minutes offline: asked once on return, six at a time', 30);
  });

  it('F5: a list that could not be had comes by itself, and rows that are there stay', async () => {
    const { server, ports, pass } = await renderApp('/games', { started: true });
    server.reply('POST web/game/list', lost);
    act(() => ports.document.becomeOnline(false));
    await pass(TEN_MINUTES);
    expect(screen.queryByText('远航纪元')).not.toBeInTheDocument();
    server.reply('POST web/game/list', page([buildGame({ name: '远航纪元' })]));
    act(() => ports.document.becomeOnline(true));
    await pass();
    expect((await screen.findAllByText('远航纪元')).length).toBeGreaterThan(0);
    const asked = server.callsTo('POST web/game/list').length;
    act(() => ports.document.becomeOnline(false));
    act(() => ports.document.becomeOnline(true));
    await pass();
    expect(server.callsTo('POST web/game/list')).toHaveLength(asked);
    counted('network', 'lists that failed offline: there again without a tap', 1);
  });
});
