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
  /** Lowest version of the system, `8.0`; empty unknown. */
  needs: string;
  /** SHA-256 of the file in hex, to compare with; empty unknown. */
  checksum: string;
}

/** A version and what it brought. */
export interface Release {
  version: string;
  notes: readonly string[];
}

/** What the server's open map says of the app. `packageUrl` is the Android package, `bundleUrl` the iOS bundle. */
export interface AppPackage {
  /** Android before iOS; empty while nothing is offered. */
  offered: readonly Offered[];
  version: string;
  /** When this version came, epoch ms; 0 unknown. */
  updated: number;
  slogan: string;
  notes: readonly string[];
  /** Versions before this one, newest first. */
  older: readonly Release[];
  /** 0 to 5 with how many rated, as the operator's store counts them; 0 unknown. */
  rating: number;
  ratings: number;
  /** Such as `12+`; empty unknown. */
  age: string;
  /** What the app asks the phone for, by name. */
  permissions: readonly string[];
  screenshots: readonly string[];
}

const Text = v.fallback(v.string(), '');
const Count = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const Lines = v.fallback(v.array(v.string()), []);
const Releases = v.fallback(v.array(v.object({ version: v.string(), notes: Lines })), []);

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
    offered.push({
      platform: 1,
      url: withChannel(packageUrl, channel),
      size: v.parse(Count, server.packageSize),
      needs: v.parse(Text, server.packageNeeds),
      checksum: v.parse(Text, server.packageSha256),
    });
  }
  if (bundleUrl) {
    offered.push({
      platform: 2,
      url: withChannel(bundleUrl, channel),
      size: v.parse(Count, server.bundleSize),
      needs: v.parse(Text, server.bundleNeeds),
      checksum: v.parse(Text, server.bundleSha256),
    });
  }
  return {
    offered,
    version: v.parse(Text, server.appVersion),
    updated: v.parse(Count, server.appUpdated),
    slogan: v.parse(Text, server.appSlogan),
    notes: v.parse(Lines, server.appNotes),
    older: v.parse(Releases, server.appOlder),
    rating: v.parse(Count, server.appRating),
    ratings: v.parse(Count, server.appRatings),
    age: v.parse(Text, server.appAge),
    permissions: v.parse(Lines, server.appPermissions),
    screenshots: v.parse(Lines, server.appScreenshots).filter(isOwn),
  };
}
