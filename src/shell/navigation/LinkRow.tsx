import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from './linkRow.styles';

interface LinkRowProps {
  to: string;
  children: ReactNode;
  /** In small print below. */
  note?: string;
}

/** A row of a card that leads to another page. */
export function LinkRow({ to, children, note }: LinkRowProps) {
  return (
    <Row to={to}>
      <span>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      <ChevronRight aria-hidden="true" />
    </Row>
  );
}
