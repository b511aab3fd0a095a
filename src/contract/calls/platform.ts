import * as v from 'valibot';
import { Bulletin } from '@/contract/bulletin';
import { call } from '@/contract/call';
import { DeviceInit } from '@/contract/device';
import { Nothing } from '@/contract/fields';
import { HomeFeed, HomeSection } from '@/contract/home';

/** Start-up and the home page (spec 7; the bulletin's path is ours and an operator may override it). */
export const platformCalls = {
  deviceInit: call({
    method: 'POST',
    path: 'user/device/init',
    input: v.object({
      appID: v.string(),
      channelID: v.string(),
      deviceID: v.string(),
      deviceType: v.literal('h5'),
      osType: v.literal(3),
    }),
    output: DeviceInit,
  }),
  bulletin: call({
    method: 'POST',
    path: 'user/bulletin',
    input: v.object({ posType: v.literal(1) }),
    output: v.nullable(Bulletin),
  }),
  homeFeed: call({ method: 'GET', path: 'v1/home/feed', input: Nothing, output: HomeFeed }),
  homeSection: call({
    method: 'GET',
    path: 'v1/home/section',
    input: v.object({ type: v.string() }),
    /** One rail by its type, for whoever could not be shown it; 1002 for a type the home page does not have. */
    output: HomeSection,
  }),
  meta: call({
    method: 'GET',
    path: 'v1/meta',
    input: Nothing,
    output: v.object({ version: v.string(), serverTime: v.number() }),
  }),
};
