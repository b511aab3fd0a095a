import type { ReplayedApplication } from '@/app/replay/application';
import { createReducer, loan } from './counter';

/** The counter, for replay. */
export const application: ReplayedApplication<ReturnType<ReturnType<typeof createReducer>>> = {
  createReducer,
  slices: ['api', 'loan', 'reader'],
  isOwnType: (type) => /^(loan|reader)\//.test(type),
  machines: { loan: loan.table },
  sentAnyway: new Set(),
  routeSlice: 'desk',
};
