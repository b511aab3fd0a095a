import type { DownloadTicket } from '@/contract/game';
import type { Rule } from '@/kernel/recording';

/** What a recording keeps of the answer to a download: everything but where the file is. */
export const ticketRule = {
  url: 'drop',
  fileName: 'keep',
  size: 'keep',
  sha256: 'drop',
  charged: 'keep',
  balanceAfter: 'keep',
  repeated: 'keep',
} as const satisfies Readonly<Record<keyof DownloadTicket, Rule>>;
