import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { askDesk, type DeskAsk } from './askDesk';
import type { DeskFault } from './deskFault';
import { sessionOver } from './sessionOver';

/** The calls of RTK Query; one that finds no session has it asked for. */
export const deskQuery: BaseQueryFn<DeskAsk, unknown, DeskFault> = async (ask, { signal, dispatch }) => {
  const answer = await askDesk(ask, signal);
  if ('error' in answer && answer.error.kind === 'signedOut') dispatch(sessionOver());
  return answer;
};
