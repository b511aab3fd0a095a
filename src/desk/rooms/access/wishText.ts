import type { SecondPerson } from '@/contract/desk/members';
import { groupThousands } from '@/lib/format/groupThousands';
import { accessText } from '@/text/desk/access';

/** What somebody asks a second person to confirm, in a sentence. */
export function wishText({ kind, diamonds, title }: Pick<SecondPerson, 'kind' | 'diamonds' | 'title'>): string {
  const count = groupThousands(Math.abs(diamonds));
  if (kind === 'refund') return accessText.refunds(title, count);
  return diamonds > 0 ? accessText.gives(count) : accessText.takes(count);
}
