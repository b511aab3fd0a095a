import * as v from 'valibot';

/** The server's own configuration: an open map, every key kept; two keys are typed (A5). */
export const ServerConfig = v.looseObject({
  bundleUrl: v.nullish(v.string()),
  packageUrl: v.nullish(v.string()),
});
export type ServerConfig = v.InferOutput<typeof ServerConfig>;

/** What an app tells its operator of: code that is gone, an answer it cannot read, a crash, an address it refuses to follow. */
export const ClientFaultKind = v.picklist(['chunk', 'unreadable', 'crash', 'address']);
export type ClientFaultKind = v.InferOutput<typeof ClientFaultKind>;

/** The answer to device init. */
export const DeviceInit = v.object({ serverConfig: v.optional(ServerConfig, {}) });
export type DeviceInit = v.InferOutput<typeof DeviceInit>;
