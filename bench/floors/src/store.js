import { combineReducers, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { apiMiddleware, apiReducers } from '#api';
import { persist } from '#persist';

const ui = createSlice({
  name: 'ui',
  initialState: { visits: 0 },
  reducers: {
    visited: (s) => {
      s.visits += 1;
    },
  },
});
export const { visited } = ui.actions;
const listener = createListenerMiddleware();
listener.startListening({ actionCreator: visited, effect: () => {} });

export const store = configureStore({
  reducer: persist.reducer(combineReducers({ ui: ui.reducer, ...apiReducers })),
  middleware: (defaults) =>
    defaults({ serializableCheck: false, immutableCheck: false }).prepend(listener.middleware).concat(apiMiddleware),
});
persist.start(store);
