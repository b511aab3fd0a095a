import type { ComponentPropsWithRef } from 'react';
import { marksText } from '@/text/marks';
import { Plain, Root } from './mark.styles';

/** What a game or book is marked with; one colour each, always with a word. */
export type MarkKind = keyof typeof marksText.marks;

const byStrength: readonly MarkKind[] = ['limited', 'vip', 'forever', 'free', 'hot', 'new'];

/** The one mark a cover shows: limited, VIP, forever, free, hot, new, in this order. */
export function strongestMark(kinds: readonly MarkKind[]): MarkKind | undefined {
  return byStrength.find((kind) => kinds.includes(kind));
}

export interface MarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  kind: MarkKind;
  /** In the top-left corner of a cover. */
  corner?: boolean;
}

export function Mark({ kind, corner, ...rest }: MarkProps) {
  return (
    <Root {...rest} data-kind={kind} data-corner={corner || undefined}>
      {marksText.marks[kind]}
    </Root>
  );
}

/** A plain small label: a genre, a platform (`blue`), that there is a gift (`gift`). */
export function Tag({ tone = 'plain', ...rest }: ComponentPropsWithRef<'span'> & { tone?: 'plain' | 'gift' | 'blue' }) {
  return <Plain {...rest} data-tone={tone} />;
}
