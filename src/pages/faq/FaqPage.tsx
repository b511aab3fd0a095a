import { useFaqListQuery } from '@/api/supportApi';
import { selectKeptFaq } from '@/features/faq/faqSlice';
import { useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { supportText } from '@/text/support';
import { EmptyState } from '@/ui/page-state/PageState';
import { Wash } from '@/ui/wash/Wash';
import { FaqList } from './FaqList';
import { FaqSkeleton } from './FaqSkeleton';
import { Gap, OfflineNote, Screen } from './faq.styles';
import { StillUnsolved } from './StillUnsolved';

/** Answers are kept this long before they are asked for again. */
const FRESH_SECONDS = 600;

/** 常见问题: search, categories, answers, and a person where they do not help. Readable without a connection (pages 23). */
export function FaqPage() {
  const { data, error, refetch, isFetching } = useFaqListQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const kept = useAppSelector(selectKeptFaq);
  const list = data ?? kept;
  return (
    <Screen>
      <Wash height="14rem" />
      {list ? (
        <>
          {error && !data && <OfflineNote role="status">{supportText.faq.offline}</OfflineNote>}
          {list.records.length > 0 ? <FaqList list={list} /> : <EmptyState {...supportText.faq.empty} />}
        </>
      ) : error ? (
        <FaultState fault={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <FaqSkeleton />
      )}
      {(list || error) && (
        <>
          <Gap />
          <StillUnsolved />
        </>
      )}
    </Screen>
  );
}
