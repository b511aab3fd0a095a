import type { ReactNode } from 'react';
import type { ContentField } from '@/contract/desk/content';
import { Field } from '@/desk/kit/field/field.styles';
import { contentDeskText as text } from '@/text/desk/content';

type Plain = Omit<ContentField, 'fields'>;

/** One field of a form: what it is, what stands in it, and what is wrong with it. */
export interface One {
  kind: string;
  field: Plain;
  value: unknown;
  onChange: (value: unknown) => void;
  problem: string | undefined;
  disabled: boolean;
}

/** A field in its place, with how much fits and what is wrong. */
export function Named({
  kind,
  field,
  problem,
  count,
  children,
}: One & { count?: number | undefined; children: ReactNode }) {
  const { name, most } = field;
  return (
    <Field as="div">
      {children}
      {count !== undefined && most !== null && count > most * 0.8 && (
        <span>{`${text.field(kind, name)} ${count} / ${most}`}</span>
      )}
      {problem && (
        <span data-problem="" role="alert">
          {problem}
        </span>
      )}
    </Field>
  );
}
