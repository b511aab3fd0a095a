import type { Game } from '@/contract/game';
import { askDownload } from '@/features/download/askDownload';
import { selectDownload } from '@/features/download/downloadSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildGame, buildGameDetail, buildTicket } from './builders/game';
import { buildAccount, buildStatus } from './builders/member';
import type { FakePorts } from './fakePorts';
import { createTestStore } from './testStore';

export const SEND = 'POST user/game/download/{id}';
export const ME = 'POST user/center/me';
export const DETAIL = 'POST web/game/detail';

interface DownloadScene {
  guest?: boolean;
  at?: string;
  ports?: Partial<FakePorts>;
}

/** A member (or guest) among games, over the real store, with a server that sells. */
export async function downloadScene({ guest = false, at = '/games', ports: over }: DownloadScene = {}) {
  const made = await createTestStore({
    at,
    ...(over ? { ports: over } : {}),
    ...(guest ? {} : { member: buildAccount() }),
  });
  const { store, ports } = made;
  const { server, clock } = ports;
  server.reply(ME, buildStatus());
  server.reply(DETAIL, ({ form }) => buildGameDetail({ id: Number(form.appID) }));
  server.reply(SEND, buildTicket());
  const does = async (...actions: Parameters<typeof store.dispatch>[0][]) => {
    for (const action of actions) store.dispatch(action);
    await clock.advance();
  };
  return {
    ...made,
    server,
    does,
    asks: (game: Game = buildGame()) => does(askDownload(game) as never),
    at: () => selectDownload(store.getState()),
    overlays: () => selectOverlays(store.getState()).map(({ kind }) => kind),
    toasts: () =>
      Object.values(selectToasts(store.getState())).map(({ text, count }) => `${text}${count > 1 ? count : ''}`),
    sent: () => server.callsTo(SEND),
  };
}
