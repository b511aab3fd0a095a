import type { StorePort } from '@/kernel/ports';
import { supportCode } from '@/kernel/supportCode';

const KEY = 'plaza:support';

/** The support code of this tab; `anew` where what comes belongs to somebody else. */
export function browserSupportCode(session: StorePort, anew = false): string {
  const before = anew ? null : session.read(KEY);
  if (before) return before;
  const code = supportCode(crypto.getRandomValues(new Uint8Array(6)));
  session.write(KEY, code);
  return code;
}
