import { privacyApi } from '@/api/privacyApi';
import type { GivenConsent } from '@/contract/privacy';
import { useAppDispatch } from '@/kernel/hooks';
import { momentText } from '@/lib/time/calendarDay';
import { FaultState } from '@/shell/faults/FaultState';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { privacyText as text } from '@/text/privacy';
import { Button } from '@/ui/button/Button';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Onward } from './Onward';
import { OwnCopySection } from './OwnCopySection';
import { Note, Row, Rows, Section, Stack } from './user.styles';

const { consents } = privacyApi.endpoints;

/** What the member agreed to, each as it was then, what is still to be agreed to, and a copy of everything about them. */
export function Privacy() {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = consents.useQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonRows count={3} />;
  return (
    <Stack>
      <Section aria-label={text.agreed}>
        <h2>{text.agreed}</h2>
        {data.given.length === 0 && <Note>{text.none}</Note>}
        <Rows>
          {data.given.map((consent) => (
            <Given key={consent.version} consent={consent} />
          ))}
          {data.due.length > 0 && (
            <Row>
              <b>{text.due}</b>
              <Button size="s" tone="main" onClick={() => dispatch(overlayEvents.opened({ kind: 'consent' }))}>
                {text.review}
              </Button>
            </Row>
          )}
        </Rows>
      </Section>
      <OwnCopySection />
    </Stack>
  );
}

function Given({ consent: { doc, title, version, createTime, way, current } }: { consent: GivenConsent }) {
  const dispatch = useAppDispatch();
  return (
    <Row
      as="button"
      type="button"
      onClick={() => dispatch(overlayEvents.opened({ kind: 'legal', data: { doc, version } }))}
    >
      <b>{title}</b>
      <span>{current ? text.current : text.former}</span>
      <Onward />
      <small data-calm>{text.line(momentText(createTime), text.way[way])}</small>
      <small data-calm>{text.version(version)}</small>
    </Row>
  );
}
