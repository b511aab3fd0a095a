import { ChevronRight, Wallet } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ShelfCounts } from '@/contract/review';
import { formatBytes } from '@/lib/format/bytes';
import { groupThousands } from '@/lib/format/groupThousands';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { shelvesText as text } from '@/text/shelves';
import { Bar, Legend, Money, Use } from './stack.styles';

/** How large the packages of all downloaded games are: what the phone holds a web page cannot know. */
export function Stack({ counts: { downloaded, bytes, largest, updates } }: { counts: ShelfCounts }) {
  const named = largest.reduce((sum, { size }) => sum + size, 0);
  const others = downloaded - largest.length;
  return (
    <Use>
      <p>{text.size(downloaded, formatBytes(bytes))}</p>
      <Bar aria-hidden="true">
        {largest.map(({ id, size }) => (
          <i key={id} style={{ '--part': size / bytes } as CSSProperties} />
        ))}
        {bytes > named && <i data-rest style={{ '--part': (bytes - named) / bytes } as CSSProperties} />}
      </Bar>
      <Legend>
        {largest.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {others > 0 && <li data-rest>{text.others(others)}</li>}
      </Legend>
      {updates > 0 && (
        <div>
          <b>{text.updates(updates)}</b>
          <small>{text.updatesNote}</small>
        </div>
      )}
    </Use>
  );
}

/** What the games of this year cost, and where each payment stands. */
export function Spent({ coins }: { coins: number }) {
  return (
    <Money as={Link} to={href.recharge({ view: 'ledger' })}>
      <i aria-hidden="true">
        <Wallet />
      </i>
      <span>
        <b>{text.spent(groupThousands(coins))}</b>
        <small>{text.spentNote}</small>
      </span>
      {text.ledger}
      <ChevronRight aria-hidden="true" />
    </Money>
  );
}
