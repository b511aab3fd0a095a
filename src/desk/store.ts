import { configureStore } from '@reduxjs/toolkit';
import { deskApi } from './api/deskApi';
import { sessionReducer } from './session/sessionSlice';

/** The desk's own store: answers of the server, and who sits here. What a room alone knows stays in the room. */
export const createDeskStore = () =>
  configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer, session: sessionReducer },
    // What members wrote and who they are stands in it.
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) => defaults().concat(deskApi.middleware),
  });

export type DeskStore = ReturnType<typeof createDeskStore>;
export type DeskState = ReturnType<DeskStore['getState']>;
