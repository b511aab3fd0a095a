import { usePickListsQuery } from '@/api/editorialApi';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { editorialText as text } from '@/text/editorial';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonCards } from '@/ui/skeleton/Skeleton';
import { ListCard } from './editorial.styles';
import { PickHead } from './PickCard';
import { Subject } from './Subject';
import { Stack } from './story.styles';
import { usePicksAllowed } from './usePicksAllowed';

/** One list with all that stands in it. */
export function PickListPage({ id, onBack }: { id: number; onBack: () => void }) {
  const { data, error, refetch } = usePickListsQuery(undefined, { refetchOnMountOrArgChange: 300 });
  const list = usePicksAllowed(data?.records ?? []).find((one) => one.id === id);
  return (
    <>
      <SimpleHeader title={text.listTitle} onBack={onBack} />
      {!data && error === undefined && <SkeletonCards count={1} />}
      {!data && error !== undefined && (
        <FaultState title={text.listFailed} fault={error} onRetry={() => void refetch()} />
      )}
      {data && !list && (
        <EmptyState
          {...text.listGone}
          action={
            <LinkButton as={Link} to={href.square({ picks: 'all' })} tone="tint">
              {text.allLists}
            </LinkButton>
          }
        />
      )}
      {list && (
        <Stack>
          <ListCard>
            <PickHead list={list} headline="h2" />
            {list.items.map(({ game, book, why }) => (
              <Subject key={`${game?.id}-${book?.id}`} game={game} book={book} why={why} />
            ))}
          </ListCard>
        </Stack>
      )}
    </>
  );
}
