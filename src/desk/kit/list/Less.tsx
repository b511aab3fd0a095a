import { Button } from '@/desk/kit/button/Button';
import { kitText } from '@/text/desk/kit';
import { Above } from './list.styles';
import type { ReadOn } from './readOn';

/** Above a list whose first rows made room for later ones: the way back to them. */
export function Less({ onLess, isBusy }: Pick<ReadOn, 'onLess' | 'isBusy'>) {
  if (onLess === undefined) return null;
  return (
    <Above>
      <Button look="bare" disabled={isBusy} onClick={onLess}>
        {kitText.less}
      </Button>
    </Above>
  );
}
