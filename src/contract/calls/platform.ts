import * as v from 'valibot';
import { Bulletin } from '@/contract/bulletin';
import { call } from '@/contract/call';
import { ClientFaultKind, DeviceInit } from '@/contract/device';
import { Nothing, Null } from '@/contract/fields';

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
  /** Counted and written to the log; a client sends one a minute and kind, without `uid` and `token`. */
  clientFault: call({
    method: 'POST',
    path: 'v1/client/fault',
    input: v.object({
      kind: ClientFaultKind,
      /** A file, a call and a field's path, or a line of code: nothing of the member or what they wrote. */
      where: v.pipe(v.string(), v.maxLength(200)),
      /** Which build of the app. */
      build: v.pipe(v.string(), v.maxLength(20)),
    }),
    output: Null,
  }),
};
