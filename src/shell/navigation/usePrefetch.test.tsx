import type { UnknownAction } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import type { ChunkState } from '@/shell/chunks/chunkMachine';
import { chunkEvents, chunksSlice } from '@/shell/chunks/chunksSlice';
import { settingsSlice } from '@/shell/settings/settingsSlice';
import { testRoutes } from '@/testing/testRoutes';
import { RoutesContext } from './RoutesContext';
import { createRouteTable } from './routeTable';
import { usePrefetch } from './usePrefetch';

/** What a finger on a link to the games asks for, with its code as it stands. */
function asked(code: ChunkState | undefined, dataSaver = false): UnknownAction[] {
  const actions: UnknownAction[] = [];
  const state = {
    [chunksSlice.reducerPath]: code ? { games: code } : {},
    [settingsSlice.reducerPath]: { ...settingsSlice.getInitialState(), dataSaver },
  };
  const store = legacy_createStore((_state: unknown, action: UnknownAction) => {
    if (chunkEvents.wanted.match(action)) actions.push(action);
    return state;
  });
  const routes = createRouteTable(testRoutes);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <RoutesContext value={routes}>{children}</RoutesContext>
    </Provider>
  );
  const { result } = renderHook(usePrefetch, { wrapper });
  result.current('/games');
  return actions;
}

describe('a finger on a link', () => {
  it.each([undefined, { at: 'broken' }, { at: 'renewing' }] as const)(
    'wants the page’s code where it is %j',
    (code) => {
      expect(asked(code)).toEqual([chunkEvents.wanted({ name: 'games' })]);
    },
  );

  it.each([{ at: 'ready' }, { at: 'loading', tries: 0 }, { at: 'retrying', tries: 1 }] as const)(
    'wakes nobody where it is %j',
    (code) => expect(asked(code)).toEqual([]),
  );

  it('fetches nothing where data is saved', () => expect(asked(undefined, true)).toEqual([]));
});
