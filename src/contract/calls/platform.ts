import * as v from 'valibot';
import { Bulletin } from '@/contract/bulletin';
import { call } from '@/contract/call';
import { DeviceInit } from '@/contract/device';
import { Nothing } from '@/contract/fields';

/** Start-up (spec 7; the bulletin's path is ours and an operator may override it). */
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
  meta: call({
    method: 'GET',
    path: 'v1/meta',
    input: Nothing,
    output: v.object({ version: v.string(), serverTime: v.number() }),
  }),
};
