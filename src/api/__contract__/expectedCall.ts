import type { UnknownAction } from '@reduxjs/toolkit';

/** As the wire carries them: texts, but for JSON. */
type Fields = Readonly<Record<string, unknown>>;

/** One row of the specification's call table (spec 7, contract 1), copied by hand so that it can contradict the code. */
export interface ExpectedCall {
  name: string;
  ask: () => unknown;
  method: string;
  /** With the base path. */
  path: string;
  /** Exactly the fields in query, form, parts or JSON; `appID` 2008 is added unless the row names one. */
  fields: Fields;
  /** Default: query for GET and DELETE, form for POST. */
  encoding?: 'multipart' | 'json';
}

/** A row: its route is the method and the path in one. */
export const row = (
  name: string,
  ask: () => unknown,
  route: string,
  fields: Fields = {},
  encoding?: ExpectedCall['encoding'],
) => {
  const [method = '', path = ''] = route.split(' ');
  return { name, ask: ask as () => UnknownAction, method, path, fields, ...(encoding && { encoding }) };
};

export const firstPage = { currentPage: '1', pageSize: '20' };
export const requestId = '00000000-0000-4000-8000-000000000001';
