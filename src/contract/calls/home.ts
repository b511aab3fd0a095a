import * as v from 'valibot';
import { call } from '@/contract/call';
import { Nothing } from '@/contract/fields';
import { HomeFeed, HomeSection } from '@/contract/home';

/** The home page (contract 2): its own file, since it is all that the first screen asks. */
export const homeCalls = {
  homeFeed: call({ method: 'GET', path: 'v1/home/feed', input: Nothing, output: HomeFeed }),
  homeSection: call({
    method: 'GET',
    path: 'v1/home/section',
    input: v.object({ type: v.string() }),
    /** One rail by its type, for whoever could not be shown it; 1002 for a type the home page does not have. */
    output: HomeSection,
  }),
};
