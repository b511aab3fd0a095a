import type { SecondPerson } from '@/contract/desk/members';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import { accessText } from '@/text/desk/access';

/** What somebody asks a second person to confirm, in a sentence. */
export function wishText({ kind, diamonds, title, orderId, fen, days }: SecondPerson): string {
  const count = groupThousands(Math.abs(diamonds));
  if (kind === 'refund') return accessText.refunds(title, count);
  if (kind === 'orderRefund') return accessText.refundsOrder(price(fen ?? 0), title, orderId ?? '');
  if (kind === 'caseRefund') return accessText.sendsBack(price(fen ?? 0), title);
  if (kind === 'content') return accessText.publishes(title);
  if (kind === 'ban') return accessText.bans;
  if (kind === 'vip') return accessText.changesVip(days ?? 0);
  return diamonds > 0 ? accessText.gives(count) : accessText.takes(count);
}
