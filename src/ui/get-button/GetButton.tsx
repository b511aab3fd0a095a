import type { ComponentPropsWithRef } from 'react';
import { Price } from '@/ui/price/Price';
import { Ring } from '@/ui/spinner/spinner.styles';
import { Face } from './get-button.styles';

/** `get` tint · `main` blue · `vip` navy · `gold` VIP purchase · `own` bought · `no` can't be had here. */
export type GetFace = 'get' | 'main' | 'vip' | 'gold' | 'own' | 'no';

export interface GetButtonProps extends ComponentPropsWithRef<'button'> {
  face?: GetFace;
  /** In diamonds; drawn in place of words. */
  price?: number;
  busy?: boolean;
}

/** The pill at the end of a list row, 30 high with a touch area of 44. One that is tapped and turns `no` keeps the focus. */
export function GetButton({ face = 'get', price, busy, children, onClick, ...rest }: GetButtonProps) {
  const off = face === 'no';
  return (
    <Face
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      data-face={face}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy || off ? undefined : onClick}
    >
      {busy && <Ring aria-hidden="true" />}
      {price === undefined ? children : <Price diamonds={price} />}
    </Face>
  );
}
