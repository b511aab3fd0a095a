import { businessCode } from '@/api/fault';
import { usePostQuery } from '@/api/squareApi';
import { code } from '@/contract/codes';
import { FRESH_SECONDS } from '@/features/square/comments/commentFeeds';
import { selectIsDeleted } from '@/features/square/unseen/unseenSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { postText } from '@/text/post';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { PostSkeleton } from './PostSkeleton';
import { PostView } from './PostView';

/** A post's page, or why there is none (pages 3). An older answer is shown at once and asked anew behind it. */
export function PostPage() {
  const id = Number(usePageParams().id);
  const dispatch = useAppDispatch();
  const known = Number.isSafeInteger(id) && id > 0;
  const removed = useAppSelector((state) => selectIsDeleted(state, 'post', id));
  const { currentData, error, refetch } = usePostQuery(
    { id },
    { refetchOnMountOrArgChange: FRESH_SECONDS, skip: !known },
  );
  const back = () => dispatch(navigationEvents.backAsked());

  const gone = !known || removed || businessCode(error) === code.notFound || currentData?.auditState === 'deleted';
  if (gone) return <Gone onBack={back} />;
  if (currentData) return <PostView post={currentData} onBack={back} />;
  if (!error) return <PostSkeleton onBack={back} />;
  return (
    <>
      <SimpleHeader title={titles.post} onBack={back} />
      <FaultState title={postText.failed} fault={error} onRetry={refetch} />
    </>
  );
}

function Gone({ onBack }: { onBack: () => void }) {
  const go = useGo();
  const square = useRoutes().find('square') !== undefined;
  return (
    <>
      <SimpleHeader title={titles.post} onBack={onBack} />
      <EmptyState
        art={NotFound}
        title={postText.goneTitle}
        note={postText.goneNote}
        action={
          <Button tone="tint" onClick={() => go(square ? href.square() : href.home(), 'replace')}>
            {square ? postText.goneAction : postText.goneHome}
          </Button>
        }
      />
    </>
  );
}
