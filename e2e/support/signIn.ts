import type { Page } from '@playwright/test';
import type { Member } from './api';

const ACCOUNT_KEY = 'plaza:account';

/** The account as redux-persist keeps it: every field as JSON, inside one JSON object. */
function stored(member: Member): string {
  const fields = { ...member.account, _persist: { version: 1, rehydrated: true } };
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
  );
}

/** Makes the browser the member's, as if they had signed in on an earlier visit. Signing in itself is tested elsewhere. */
export async function signIn(page: Page, member: Member): Promise<void> {
  // A page of the same origin that runs no code of the app.
  await page.goto('/healthz');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [ACCOUNT_KEY, stored(member)] as const);
}
