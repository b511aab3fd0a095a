import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { KeysProvider } from './keys/KeysProvider';
import { ToastProvider } from './kit/toast/ToastProvider';
import { deskRoutes } from './routes';
import type { DeskStore } from './store';

/** Where the desk lives on its host. */
const BASE = '/__desk';

/** The whole desk. */
export function App({ store, nonce }: { store: DeskStore; nonce: string | undefined }) {
  const [router] = useState(() => createBrowserRouter(deskRoutes, { basename: BASE }));
  return (
    <CSPProvider nonce={nonce}>
      <Provider store={store}>
        <KeysProvider>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </KeysProvider>
      </Provider>
    </CSPProvider>
  );
}
