import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** How long an answer nobody looks at stays: hidden pages come back with their rows. */
const KEPT_SECONDS = 30 * 60;

/**
 * The one API root; endpoint files inject theirs by noun.
 * Tags stand only where money or messages change an answer behind its page; feeds of content have none, because an
 * invalidated tag deletes what hidden pages show. How many idle answers stay is bounded in `idleAnswers.ts`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEPT_SECONDS,
  tagTypes: [
    'Checkin',
    'Status',
    'Messages',
    'OwnGifts',
    'Orders',
    'Ledger',
    'GameDetail',
    'Chapters',
    'Shelf',
    'Tasks',
    'Activity',
  ],
  endpoints: () => ({}),
});
