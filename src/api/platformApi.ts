import type { InputOf, OutputOf } from '@/contract/call';
import { platformCalls as calls } from '@/contract/calls/platform';
import { BULLETIN_POSITION } from '@/contract/limits';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

const quiet = { voice: 'quiet' } as const;

/** Start-up. */
export const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    deviceInit: build.mutation<Out<'deviceInit'>, In<'deviceInit'>>({
      query: asked(calls.deviceInit),
      extraOptions: quiet,
    }),
    /** The specification does not show its path, so an operator may give their own (under the API base or absolute). */
    bulletin: build.query<Out<'bulletin'>, { path?: string }>({
      query: ({ path }) => ({
        call: calls.bulletin,
        input: { posType: BULLETIN_POSITION },
        ...(path !== undefined && { path }),
      }),
      extraOptions: quiet,
    }),
    meta: build.query<Out<'meta'>, void>({ query: askedWith(calls.meta, {}), extraOptions: quiet }),
  }),
});

export const platformRecording: EndpointRules<typeof platformApi.endpoints> = {
  deviceInit: {
    arg: { appID: 'keep', channelID: 'keep', deviceID: 'drop', deviceType: 'keep', osType: 'keep' },
    result: { serverConfig: { bundleUrl: 'keep', packageUrl: 'keep' } },
  },
  bulletin: { arg: 'keep', result: 'keep' },
  meta: { arg: 'keep', result: 'keep' },
};
