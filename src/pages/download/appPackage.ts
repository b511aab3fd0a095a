import * as v from 'valibot';
import type { ServerConfig } from '@/contract/device';
import type { PlatformType } from '@/contract/fields';
import { isOwn } from '@/lib/url/own';

/** One package as the page offers it. */
export interface Offered {
  platform: PlatformType;
  url: string;
  /** In bytes; 0 unknown. */
  size: number;
}

/** What the server's open map says of the app. `packageUrl` is the Android package, `bundleUrl` the iOS bundle. */
export interface AppPackage {
  /** Android before iOS; empty while nothing is offered. */
  offered: readonly Offered[];
  version: string;
  slogan: string;
  notes: readonly string[];
  screenshots: readonly string[];
}

const Text = v.fallback(v.string(), '');
const Size = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const Lines = v.fallback(v.array(v.string()), []);

/** The channel that brought the visit travels with the address, so that the operator knows where an install came from. */
function withChannel(url: string, channel: string): string {
  if (channel === '0' || url.startsWith('itms-services:')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}channelID=${encodeURIComponent(channel)}`;
}

/** Reads the open map leniently: a key of another shape counts as absent. */
export function readAppPackage(server: ServerConfig, channel: string): AppPackage {
  const offered: Offered[] = [];
  const { packageUrl, bundleUrl } = server;
  if (packageUrl) {
    offered.push({ platform: 1, url: withChannel(packageUrl, channel), size: v.parse(Size, server.packageSize) });
  }
  if (bundleUrl) {
    offered.push({ platform: 2, url: withChannel(bundleUrl, channel), size: v.parse(Size, server.bundleSize) });
  }
  return {
    offered,
    version: v.parse(Text, server.appVersion),
    slogan: v.parse(Text, server.appSlogan),
    notes: v.parse(Lines, server.appNotes),
    screenshots: v.parse(Lines, server.appScreenshots).filter(isOwn),
  };
}
