import * as v from 'valibot';
import { Bulletin } from '@/contract/bulletin';
import { call } from '@/contract/call';
import { listOf, pageFields } from '@/contract/page';

/** Past bulletins, latest first (pages 1, 20). */
export const bulletinCalls = {
  bulletins: call({
    method: 'GET',
    path: 'v1/bulletin/list',
    input: v.object(pageFields),
    output: listOf(Bulletin),
  }),
};
