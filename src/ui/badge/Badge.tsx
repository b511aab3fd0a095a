import type { ComponentPropsWithRef } from 'react';
import { marksText } from '@/text/marks';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Root } from './badge.styles';

/** What a member wears: the three VIP badges, official, or the author of the thread. */
export type BadgeKind = 'normal' | 'month' | 'year' | 'official' | 'author';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  kind: BadgeKind;
  /** A VIP whose time is over: grey, and said. */
  expired?: boolean;
}

/** A member's badge beside the name. */
export function Badge({ kind, expired, ...rest }: BadgeProps) {
  const name = marksText.badges[kind];
  return (
    <Root {...rest} data-kind={kind} data-expired={expired || undefined}>
      {expired ? (
        <>
          <span aria-hidden="true">{name}</span>
          <Spoken>{marksText.badges.expired(name)}</Spoken>
        </>
      ) : (
        name
      )}
    </Root>
  );
}

/** A member's level. */
export function LevelBadge({ level, ...rest }: { level: number } & Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return (
    <Root {...rest} data-kind="level">
      {marksText.badges.level(level)}
    </Root>
  );
}
