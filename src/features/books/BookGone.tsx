import { businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { useLink } from '@/shell/navigation/useLink';
import { bookInfoText as text } from '@/text/bookInfo';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';

/** Whether an answer says that there is no such book, or none that this member may open. */
export const isGone = (fault: unknown): boolean =>
  businessCode(fault) === code.notFound || businessCode(fault) === code.notOpen;

/** There is no such book, or it was taken off the shelf. */
export function BookGone({ off = false }: { off?: boolean }) {
  const go = useGo();
  const shelf = useLink()(href.animate());
  return (
    <EmptyState
      art={NotFound}
      title={off ? text.offTitle : text.goneTitle}
      note={off ? text.offNote : text.goneNote}
      action={
        <Button tone="tint" onClick={() => go(shelf?.href ?? href.home(), 'replace')}>
          {shelf ? text.goneAction : text.goneHome}
        </Button>
      }
    />
  );
}
