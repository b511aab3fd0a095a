import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API root; endpoint files inject theirs by noun. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Status', 'Messages', 'Orders', 'Ledger', 'GameDetail'],
  endpoints: () => ({}),
});
