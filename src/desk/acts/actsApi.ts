import { deskCalls } from '@/contract/desk/all';
import { read } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const actsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({ actsOf: read(build, deskCalls.deskActs, ['acts']) }),
});

export const { useActsOfQuery } = actsApi;
