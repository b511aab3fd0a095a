import type { ComponentPropsWithRef } from 'react';
import { ColumnRoot } from './app-frame.styles';

export interface ColumnProps extends ComponentPropsWithRef<'div'> {
  /** Leaves room for the tab bar below the content. */
  tabbar?: boolean;
}

/** The phone-like sheet all pages live in: at most 520 px, centred, with a soft shadow where there is room (B1). */
export function Column({ tabbar, ...rest }: ColumnProps) {
  return <ColumnRoot {...rest} data-tabbar={tabbar || undefined} />;
}
