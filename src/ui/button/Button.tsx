import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Ring } from '@/ui/spinner/spinner.styles';
import { Face } from './button.styles';

/** `main` is the one main button of a screen; `white` stands on pictures only; default `plain`. */
export type ButtonTone = 'main' | 'tint' | 'gold' | 'line' | 'danger' | 'white' | 'plain';

interface ButtonLook {
  tone?: ButtonTone;
  /** Height 34, 44 (default) or 50; the touch area is never below 44. */
  size?: 's' | 'm' | 'l';
  /** Fills the width. */
  block?: boolean;
  /** Before the label. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The work of this button is under way: it keeps its label and focus, and further taps do nothing. */
  busy?: boolean;
}

/** A button with words. `disabled` refuses taps and keeps the focus, which the browser takes from what is shut under it. */
export function Button({
  tone = 'plain',
  size = 'm',
  block,
  icon,
  busy,
  disabled,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const tapped = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      type="button"
      {...rest}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      onClick={tapped}
    >
      {busy ? <Ring aria-hidden="true" /> : icon}
      {children}
    </Face>
  );
}

export interface LinkButtonProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** The router's link component, handed in from above; a plain anchor otherwise. */
  as?: ElementType;
  /** Where the router's link leads. */
  to?: string;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton({ as = 'a', tone = 'plain', size = 'm', block, icon, children, ...rest }: LinkButtonProps) {
  const Anchor: ElementType = Face;
  return (
    <Anchor as={as} {...rest} data-tone={tone} data-size={size} data-block={block || undefined}>
      {icon}
      {children}
    </Anchor>
  );
}
