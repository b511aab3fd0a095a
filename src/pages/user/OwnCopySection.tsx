import { privacyApi } from '@/api/privacyApi';
import { COPY_FRESH_MINUTES, type OwnCopy } from '@/contract/privacy';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { momentText } from '@/lib/time/calendarDay';
import { FaultState } from '@/shell/faults/FaultState';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { privacyText } from '@/text/privacy';
import { Button } from '@/ui/button/Button';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Note, Row, Rows, Section } from './user.styles';

const text = privacyText.copy;
const { ownCopy, askCopy, fetchCopy } = privacyApi.endpoints;

/** A copy of everything about the member: asked for, made by the server, fetched once, all with a login of just now. */
export function OwnCopySection() {
  const { data, error, isFetching, refetch } = ownCopy.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section aria-label={text.title}>
      <h2>{text.title}</h2>
      <Note>{text.note}</Note>
      {data ? (
        <Standing copy={data} busy={isFetching} onRefresh={refetch} />
      ) : error ? (
        <FaultState inline fault={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <SkeletonRows count={1} pill={false} />
      )}
    </Section>
  );
}

interface StandingProps {
  copy: OwnCopy;
  busy: boolean;
  onRefresh: () => void;
}

function Standing({ copy: { state, expiresAt, size, fresh }, busy, onRefresh }: StandingProps) {
  const dispatch = useAppDispatch();
  return (
    <Rows>
      <Row>
        <b>{text.states[state]}</b>
        {state === 'waiting' ? (
          <Button size="s" busy={busy} onClick={onRefresh}>
            {text.refresh}
          </Button>
        ) : (
          fresh && (state === 'ready' ? <Fetch onFetched={onRefresh} /> : <Ask onAsked={onRefresh} />)
        )}
        {state === 'ready' && expiresAt && (
          <small data-calm>{text.until(momentText(expiresAt), formatBytes(size ?? 0))}</small>
        )}
      </Row>
      {!fresh && state !== 'waiting' && (
        <Row>
          <b>{text.stale(COPY_FRESH_MINUTES)}</b>
          <Button size="s" onClick={() => dispatch(overlayEvents.opened({ kind: 'logout' }))}>
            {text.again}
          </Button>
        </Row>
      )}
    </Rows>
  );
}

function Ask({ onAsked }: { onAsked: () => void }) {
  const dispatch = useAppDispatch();
  const [ask, { isLoading }] = askCopy.useMutation();
  const submit = async () => {
    const { error } = await ask();
    onAsked();
    if (error === undefined) dispatch(toastEvents.raised({ type: 'success', text: text.asked }));
  };
  return (
    <Button size="s" tone="main" busy={isLoading} onClick={() => void submit()}>
      {text.ask}
    </Button>
  );
}

function Fetch({ onFetched }: { onFetched: () => void }) {
  const { download } = usePorts();
  const [fetchIt, { isLoading }] = fetchCopy.useMutation();
  const submit = async () => {
    const { data } = await fetchIt();
    if (data) download.start(data.url, data.fileName);
    else onFetched();
  };
  return (
    <Button size="s" tone="main" busy={isLoading} onClick={() => void submit()}>
      {text.fetch}
    </Button>
  );
}
