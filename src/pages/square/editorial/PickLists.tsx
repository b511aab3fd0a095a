import { usePickListsQuery } from '@/api/editorialApi';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { editorialText as text } from '@/text/editorial';
import { shellText } from '@/text/shell';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonCards } from '@/ui/skeleton/Skeleton';
import { PickCard, PickFan } from './PickCard';
import { Stack } from './story.styles';
import { usePicksAllowed } from './usePicksAllowed';

/** All lists that people made. */
export function PickLists({ onBack }: { onBack: () => void }) {
  const { data, error, refetch } = usePickListsQuery(undefined, { refetchOnMountOrArgChange: 300 });
  const lists = usePicksAllowed(data?.records ?? []);
  return (
    <>
      <SimpleHeader title={text.allLists} onBack={onBack} />
      {!data && error === undefined && <SkeletonCards count={3} />}
      {!data && error !== undefined && (
        <FaultState title={text.listFailed} fault={error} onRetry={() => void refetch()} />
      )}
      {data && lists.length === 0 && (
        <EmptyState
          {...text.noLists}
          action={
            <LinkButton as={Link} to={href.home()} tone="tint">
              {shellText.tabs.home}
            </LinkButton>
          }
        />
      )}
      <Stack>
        {lists.map((list) =>
          list.madeBy === 'editor' ? <PickCard key={list.id} list={list} /> : <PickFan key={list.id} list={list} />,
        )}
      </Stack>
    </>
  );
}
