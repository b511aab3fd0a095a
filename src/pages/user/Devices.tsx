import { Monitor, Smartphone } from 'lucide-react';
import { accountApi, useSessionListQuery } from '@/api/accountApi';
import { businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import type { DeviceSession } from '@/contract/deviceSession';
import { useAppDispatch } from '@/kernel/hooks';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { accountText } from '@/text/account';
import { timeAgo } from '@/text/units';
import { Button } from '@/ui/button/Button';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Device, Note, Rows, Stack } from './user.styles';

const text = accountText.devices;

/** Where the account is signed in; another device can be signed out from here (pages 20). */
export function Devices() {
  const { data, error, isFetching, refetch } = useSessionListQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonRows count={3} />;
  return (
    <Stack>
      <Note>{data.length > 1 ? text.note : text.alone}</Note>
      <Rows as="ul" aria-label={text.title}>
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} />
        ))}
      </Rows>
    </Stack>
  );
}

function DeviceRow({
  device: { id, device, current, createTime, activeTime },
  now,
}: {
  device: DeviceSession;
  now: number;
}) {
  const dispatch = useAppDispatch();
  const [revoke, { isLoading }] = accountApi.endpoints.revokeSession.useMutation();
  const end = async () => {
    const { error } = await revoke({ id });
    // One that is over already is just as gone.
    if (error !== undefined && businessCode(error) !== code.notFound) return;
    dispatch(accountApi.util.updateQueryData('sessionList', undefined, (list) => list.filter((one) => one.id !== id)));
    if (error === undefined) dispatch(toastEvents.raised({ type: 'success', text: text.done }));
  };
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <Device>
      <Icon aria-hidden="true" />
      <div>
        {device}
        {current && <i>{text.current}</i>}
        <small>{text.since(dayText(createTime))}</small>
        {!current && <small>{text.active(timeAgo(activeTime, now))}</small>}
      </div>
      {!current && (
        <Button size="s" tone="danger" busy={isLoading} aria-label={text.outNamed(device)} onClick={() => void end()}>
          {text.out}
        </Button>
      )}
    </Device>
  );
}
