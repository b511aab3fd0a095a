import type { ComponentPropsWithRef } from 'react';
import { Root } from './game-icon.styles';

export interface GameIconProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  src: string;
  /** Spoken; leave it out where the name stands beside the icon. */
  name?: string;
  /** 40, 56 (default, compact rows), 64 (`x`, ranked rows) or 76 (the game's page). */
  size?: 's' | 'm' | 'x' | 'l';
  color?: string;
  eager?: boolean;
}

/** The icon of a game. */
export function GameIcon({ name = '', size = 'm', ...rest }: GameIconProps) {
  return <Root {...rest} alt={name} data-size={size} />;
}
