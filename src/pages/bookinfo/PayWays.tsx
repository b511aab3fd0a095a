import { Crown, Layers } from 'lucide-react';
import { bookApi } from '@/api/bookApi';
import type { BookDetail } from '@/contract/book';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { bookInfoText } from '@/text/bookInfo';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Switch } from '@/ui/switch/Switch';
import { Way, Ways } from './bookinfo.styles';
import type { PayFacts } from './usePayFacts';

const text = bookInfoText.buy;

/** How the rest of a book is paid: several at once, by itself, or with VIP. Nothing where nothing is for sale. */
export function PayWays({ book, facts: { vip, forSale, vipOnly } }: { book: BookDetail; facts: PayFacts }) {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const [setAutobuy, { isLoading }] = bookApi.endpoints.setAutobuy.useMutation();
  if (!vip && !forSale && !vipOnly) return null;

  const switchAuto = async (on: boolean) => {
    if (!isMember) return void dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
    const { data } = await setAutobuy({ id: book.id, on });
    if (!data) return;
    dispatch(
      bookApi.util.updateQueryData('bookDetail', { id: book.id }, (draft) => {
        draft.autobuy = data.on;
      }),
    );
  };
  if (vip) {
    return (
      <Ways>
        <Way as="p" data-vip>
          <Crown aria-hidden="true" />
          <span>
            <b>{text.vipOn}</b>
          </span>
        </Way>
      </Ways>
    );
  }
  return (
    <section>
      <SectionHeader title={text.title} />
      <Ways>
        {forSale && (
          <Way as={Link} to={`${href.bookmenu(book.id)}?select=1`}>
            <Layers aria-hidden="true" />
            <span>
              <b>{text.batch}</b>
              <small>{text.batchNote(book.kind, book.several)}</small>
            </span>
            <i>{text.choose}</i>
          </Way>
        )}
        {forSale && (
          <Way as="label">
            <span>
              <b>{text.auto[book.kind]}</b>
              <small>{text.autoNote}</small>
            </span>
            <Switch checked={book.autobuy} busy={isLoading} onChange={(on) => void switchAuto(on)} />
          </Way>
        )}
        <Way as={Link} to={href.profile({ pop: '1' })} data-vip>
          <Crown aria-hidden="true" />
          <span>
            <b>{text.vip}</b>
            <small>{text.vipNote}</small>
          </span>
          <i>{text.go}</i>
        </Way>
      </Ways>
    </section>
  );
}
