import { deskCalls } from '@/contract/desk/all';
import { read } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const figuresApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    dayFigures: read(build, deskCalls.deskDayFigures, ['figures']),
    rankFigures: read(build, deskCalls.deskRankFigures, ['figures']),
  }),
});

export const { useDayFiguresQuery, useRankFiguresQuery } = figuresApi;
