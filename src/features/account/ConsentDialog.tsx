import { privacyApi } from '@/api/privacyApi';
import { useAppDispatch } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { affairsText } from '@/text/affairs';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Texts } from './account.styles';

const text = affairsText.consent;
const { consents, agree } = privacyApi.endpoints;

/** Asks to agree to texts that were changed: each can be read first, and nothing ends for who does not agree now. */
export function ConsentDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = consents.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading }] = agree.useMutation();
  const due = data?.due ?? [];
  const submit = async () => {
    const answer = await send({ versions: due.map(({ version }) => version) });
    void refetch();
    if (answer.error !== undefined) return;
    dispatch(toastEvents.raised({ type: 'success', text: text.done }));
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.later}</Button>
          <Button tone="main" disabled={due.length === 0} busy={isLoading} onClick={() => void submit()}>
            {text.agree}
          </Button>
        </>
      }
    >
      {data ? (
        <Texts>
          {due.length === 0 && <p>{text.nothing}</p>}
          {due.map(({ doc, title, version }) => (
            <Button
              key={version}
              block
              onClick={() => dispatch(overlayEvents.opened({ kind: 'legal', data: { doc } }))}
            >
              {text.open(title)}
            </Button>
          ))}
        </Texts>
      ) : error ? (
        <FaultState inline fault={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <SkeletonRows count={2} pill={false} />
      )}
    </Dialog>
  );
}
