import { businessCode } from '@/api/fault';
import { useConsentTextQuery } from '@/api/privacyApi';
import { useLegalQuery } from '@/api/supportApi';
import { code } from '@/contract/codes';
import type { LegalDoc } from '@/contract/support';
import { dayText } from '@/lib/time/calendarDay';
import { FaultState } from '@/shell/faults/FaultState';
import { useGo } from '@/shell/navigation/useGo';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { footerText } from '@/text/footer';
import { supportText } from '@/text/support';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { RichText } from '@/ui/rich-text/RichText';
import { Sheet } from '@/ui/sheet/Sheet';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';

const text = supportText.legal;

/** 用户协议 or 隐私政策 as the operator's server has it (C2), or as it was when the member agreed to that `version`. */
export function LegalSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const { doc, version = '' } = dataOf<{ doc: LegalDoc; version?: string }>(overlay);
  const standing = useLegalQuery({ doc }, { skip: version !== '' });
  const agreed = useConsentTextQuery({ version }, { skip: version === '' });
  const { data, error, isFetching, refetch } = version === '' ? standing : agreed;
  const go = useGo();
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={data?.title ?? footerText[doc]}
      note={data?.updateTime ? dayText(data.updateTime) : undefined}
      actions={
        <Button tone="main" size="l" block onClick={() => onCloseAsked('x')}>
          {text.known}
        </Button>
      }
    >
      {data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys only from inside
        <section tabIndex={0} aria-label={data.title}>
          <RichText html={data.content} onGo={go} />
        </section>
      ) : businessCode(error) === code.notFound ? (
        <EmptyState inline title={text.missing} note={text.missingNote} />
      ) : error ? (
        <FaultState inline fault={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <SkeletonRows count={4} pill={false} lead="avatar" />
      )}
    </Sheet>
  );
}
