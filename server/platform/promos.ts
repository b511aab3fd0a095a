import type { Reader } from '@server/db/database';
import { homeText } from '@server/text/home';
import type { Promo } from '@/contract/home';

/** The two pictures that lead to the check-in page (C2), with what can be earned there by the rules in force. */
export async function promos(_reader: Reader): Promise<Promo[]> {
  return [
    { kind: 'checkin', ...homeText.checkin, route: '/checkin' },
    { kind: 'invite', ...homeText.invite, route: '/checkin?view=invite' },
  ];
}
