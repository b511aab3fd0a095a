import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { MAY, type Role } from '@/contract/desk/permissions';
import { KeysProvider } from '@/desk/keys/KeysProvider';
import { ToastProvider } from '@/desk/kit/toast/ToastProvider';
import { staffApi } from '@/desk/session/staffApi';
import { createDeskStore } from '@/desk/store';
import { deskServer, type Reply } from './deskServer';

interface Seat {
  role: Role;
  name: string;
  /** The page's address within the desk. */
  at?: string;
}

/** Draws a part of the desk as somebody signed in sees it, over a server that gives `replies`. */
export async function sitDown(
  part: ReactNode,
  replies: Record<string, Reply | Reply[]>,
  { role, name, at = '/' }: Seat,
) {
  const self = { id: 1, name, role, may: [...MAY[role]], alone: { diamonds: 0, refundFen: 0 } };
  const server = deskServer({
    'GET desk/v1/self': { data: { ...self, endsAt: Date.now() + 3_600_000, idleMs: 1_800_000 } },
    ...replies,
  });
  const store = createDeskStore();
  await store.dispatch(staffApi.endpoints.self.initiate({}));
  render(
    <Provider store={store}>
      <KeysProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        </ToastProvider>
      </KeysProvider>
    </Provider>,
  );
  return server;
}
