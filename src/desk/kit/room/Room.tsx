import { type ReactNode, useEffect } from 'react';
import { KeyLine } from '@/desk/keys/KeyLine';
import type { KeyRow } from '@/desk/keys/keyRow';
import { useKeys } from '@/desk/keys/useKeys';
import { kitText } from '@/text/desk/kit';
import { Bands, Body, Head } from './room.styles';

export interface RoomProps {
  title: string;
  /** Where this is inside of, before the title. */
  crumb?: ReactNode;
  /** The facts of the room as one grey line. */
  facts?: ReactNode;
  /** At the right of the head; one blue button at most. */
  actions?: ReactNode;
  /** What works in the whole room. */
  keys?: readonly KeyRow[];
  /** At the right of the key line: age of the data, who else looks at this, my lock. */
  status?: ReactNode;
  /** Columns beside each other: `Panes`, or own ones. */
  children: ReactNode;
}

/** A room of the desk: head, body, key line. */
export function Room({ title, crumb, facts, actions, keys = [], status, children }: RoomProps) {
  useKeys(keys);
  useEffect(() => {
    document.title = kitText.pageTitle(title);
  }, [title]);
  return (
    <Bands>
      <Head>
        <h1>
          {crumb !== undefined && <span data-crumb="">{crumb} / </span>}
          {title}
        </h1>
        <p>{facts}</p>
        <div>{actions}</div>
      </Head>
      <Body>{children}</Body>
      <KeyLine status={status} />
    </Bands>
  );
}
