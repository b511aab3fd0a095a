import * as v from 'valibot';
import type { Listen } from '@/kernel/listen';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { BookPrefs, bookPrefsEvents, bookPrefsSlice, selectBookPrefs } from './bookPrefsSlice';

const KEY = 'plaza:books';

const readPrefs = (store: StorePort): BookPrefs => readKept(store, KEY, BookPrefs) ?? v.parse(BookPrefs, {});

const isChoice = (action: { type: string }): action is { type: string } =>
  action.type.startsWith(`${bookPrefsSlice.name}/`) && !bookPrefsEvents.restored.match(action);

/** Choices about books outlive the visit. */
export const bookPrefsEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ how }, { dispatch, ports }) => {
    if (how === 'first') dispatch(bookPrefsEvents.restored(readPrefs(ports.local)));
  }),
  listen.onMatch(isChoice, (_choice, { getState, ports }) => {
    const { isRead: _isRead, ...prefs } = selectBookPrefs(getState());
    ports.local.write(KEY, JSON.stringify(prefs));
  }),
];
