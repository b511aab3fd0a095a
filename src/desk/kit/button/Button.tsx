import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { keyName } from '@/desk/keys/keyName';
import { Kbd } from '@/desk/keys/keys.styles';
import { Base } from './button.styles';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one act that this place is for; `grave` cannot simply be taken back; `bare` is words alone. */
  look?: 'main' | 'grave' | 'bare';
  /** 32 px, in dialogs and decision bars. */
  tall?: boolean;
  /** The key that does the same; drawn, not heard: that is `useKeys`. */
  shortcut?: string;
  children: ReactNode;
}

/** A button of the desk, 28 px. */
export function Button({ look, tall, shortcut, children, ...rest }: ButtonProps) {
  return (
    <Base type="button" data-look={look} data-tall={tall ? '' : undefined} {...rest}>
      {children}
      {shortcut && <Kbd aria-hidden="true">{keyName(shortcut)}</Kbd>}
    </Base>
  );
}
