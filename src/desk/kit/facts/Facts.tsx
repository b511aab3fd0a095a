import type { ReactNode } from 'react';
import { List, Section } from './facts.styles';

/** What is known of something: name and value; a value that is null has no row. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

interface FactsSectionProps {
  title: ReactNode;
  note?: ReactNode;
  /** It stands in a form and not in the column. */
  bare?: boolean;
  children: ReactNode;
}

/** A part of the column of context. */
export function FactsSection({ title, note, bare, children }: FactsSectionProps) {
  return (
    <Section data-bare={bare ? '' : undefined}>
      <h2>
        {title}
        {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </Section>
  );
}
