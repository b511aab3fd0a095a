import { createApi } from '@reduxjs/toolkit/query/react';
import { deskQuery } from './deskQuery';

/** What calls read and change; a change has all that read it asked again. */
export const DESK_TAGS = [
  'self',
  'sessions',
  'staff',
  'acts',
  'today',
  'letters',
  'cannedAnswers',
  'recordings',
  'moderation',
  'words',
  'members',
  'money',
  'content',
  'figures',
] as const;
export type DeskTag = (typeof DESK_TAGS)[number];

/** The answers of the server; each room injects its own endpoints (`ask.ts` makes one of a call in a line). */
export const deskApi = createApi({
  reducerPath: 'api',
  baseQuery: deskQuery,
  tagTypes: DESK_TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
