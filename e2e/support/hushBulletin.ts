import type { BrowserContext } from '@playwright/test';

/** Ticks 今日不再提示 beforehand, for the guest and for whoever is signed in: most tests want the page beneath. */
export async function hushBulletin(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      const account = JSON.parse(localStorage.getItem('plaza:account') ?? '{}') as { uid?: string };
      const uids = new Set(['', JSON.parse(account.uid ?? '""') as string]);
      for (const uid of uids) localStorage.setItem(`${uid}:bulletin-closed`, String(Date.now()));
    } catch {
      // A document without storage shows no bulletin either.
    }
  });
}
