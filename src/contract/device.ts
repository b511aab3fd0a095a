import * as v from 'valibot';

/** The server's own configuration: an open map, every key kept; two keys are typed (A5). */
export const ServerConfig = v.looseObject({
  bundleUrl: v.nullish(v.string()),
  packageUrl: v.nullish(v.string()),
});
export type ServerConfig = v.InferOutput<typeof ServerConfig>;

/** The answer to device init. */
export const DeviceInit = v.object({ serverConfig: v.optional(ServerConfig, {}) });
export type DeviceInit = v.InferOutput<typeof DeviceInit>;
