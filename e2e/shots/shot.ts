import type { Persona } from '@e2e/support/api';
import type { Page } from '@playwright/test';

/** A guest, or one of the demo accounts. */
export type Who = 'guest' | Persona;

/** Whom a picture shows unless it says otherwise. */
export const everybody: readonly Who[] = ['guest', 'member', 'vip'];

/** Both, always. */
export const themes = ['light', 'dark'] as const;

/** One screen worth a picture. Files `*.shots.ts` in this folder export lists of them as `shots`. */
export interface Shot {
  /** Names the folder under shots/. */
  name: string;
  path: string;
  /** Who may see it; guest, member and VIP unless said. */
  who?: readonly Who[];
  /** Brings the page to the state in the picture, after it has come to rest. */
  arrange?(page: Page): Promise<void>;
}
