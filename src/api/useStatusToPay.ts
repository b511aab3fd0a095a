import { useEffect } from 'react';
import type { UserStatus } from '@/contract/userStatus';
import { useMeQuery } from './statusApi';

/**
 * The status a dialog sells by, and whether its balance falls short of `dueBy`, in diamonds (null: not for diamonds).
 * One that falls short is asked anew, since diamonds also come by other devices.
 */
export function useStatusToPay(
  uid: string,
  dueBy: (status: UserStatus) => number | null,
): { status: UserStatus | undefined; short: boolean } {
  const { data: status, refetch } = useMeQuery({ uid }, { skip: !uid });
  const due = status ? dueBy(status) : null;
  const short = status !== undefined && due !== null && status.coinNum < due;
  useEffect(() => {
    if (short) void refetch();
  }, [short, refetch]);
  return { status, short };
}
