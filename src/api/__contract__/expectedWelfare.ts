import { welfareApi } from '@/api/welfareApi';
import type { welfareCalls } from '@/contract/calls/welfare';
import { requestId } from './expectedCall';

const { endpoints } = welfareApi;

/** Welfare (contract 2), copied by hand so that it can contradict the code: endpoint, question, route, fields. */
export const welfareRows: readonly [keyof typeof welfareCalls, () => unknown, string, Record<string, string>][] = [
  [
    'welfareList',
    () => endpoints.welfareList.initiate({ kind: 'album' }),
    'GET /api/v1/welfare/list',
    { kind: 'album', currentPage: '1', pageSize: '20' },
  ],
  ['welfareItem', () => endpoints.welfareItem.initiate({ id: 4 }), 'GET /api/v1/welfare/4', {}],
  [
    'unlockWelfare',
    () => endpoints.unlockWelfare.initiate({ id: 4, expectPrice: 3, requestId }),
    'POST /api/v1/welfare/4/unlock',
    { expectPrice: '3', requestId },
  ],
  [
    'saveWelfareSecond',
    () => endpoints.saveWelfareSecond.initiate({ id: 4, second: 7 }),
    'POST /api/v1/welfare/4/progress',
    { second: '7' },
  ],
  [
    'welfareHistory',
    () => endpoints.welfareHistory.initiate(),
    'GET /api/v1/welfare/history/list',
    { currentPage: '1', pageSize: '20' },
  ],
  ['likeWelfare', () => endpoints.likeWelfare.initiate({ id: 4 }), 'POST /api/v1/welfare/4/like', {}],
  ['unlikeWelfare', () => endpoints.unlikeWelfare.initiate({ id: 4 }), 'DELETE /api/v1/welfare/4/like', {}],
];
