import type { PlatformType } from '@/contract/fields';

/** The operating system of this device, if games come for it; iPadOS calls itself a Mac, but has fingers on its screen. */
export function devicePlatform(userAgent: string, touchPoints: number): PlatformType | undefined {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 2;
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 2;
  if (/Android|HarmonyOS|OpenHarmony/i.test(userAgent)) return 1;
  return undefined;
}
