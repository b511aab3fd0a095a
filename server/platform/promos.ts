import { checkinRules } from '@server/checkin/rules';
import type { Reader } from '@server/db/database';
import { homeText } from '@server/text/home';
import { inviteRules } from '@server/users/invite';
import type { Promo } from '@/contract/home';

/** The two pictures that lead to the check-in page (C2), with what can be earned there by the rules in force. */
export async function promos(reader: Reader): Promise<Promo[]> {
  const { open, cycle } = await checkinRules(reader);
  const { inviterCoins } = await inviteRules(reader);
  const inARow = cycle.reduce((sum, coins) => sum + coins, 0);
  const { checkin, invite } = homeText;
  const checkinPromo: Promo = {
    kind: 'checkin',
    title: checkin.title,
    note: open ? checkin.note(cycle.length) : checkin.closed,
    amount: open ? inARow : null,
    route: '/checkin',
  };
  const hasReward = inviterCoins > 0;
  const invitePromo: Promo = {
    kind: 'invite',
    title: invite.title,
    note: hasReward ? invite.note : invite.unpaid,
    amount: hasReward ? inviterCoins : null,
    route: '/checkin?view=invite',
  };
  return [checkinPromo, invitePromo];
}
