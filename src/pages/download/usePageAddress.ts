import { useAppSelector, usePorts } from '@/kernel/hooks';
import { DEFAULT_CHANNEL, selectChannel } from '@/shell/config/configSlice';
import { selectInviteCode } from '@/shell/invite/inviteSlice';

/** The absolute address of this page, with the channel and the invitation that brought the visit. */
export function usePageAddress(): string {
  const { origin } = usePorts().document;
  const channel = useAppSelector(selectChannel);
  const inviteCode = useAppSelector(selectInviteCode);
  const query = new URLSearchParams({
    ...(channel === DEFAULT_CHANNEL ? {} : { code: channel }),
    ...(inviteCode === '' ? {} : { inviteCode }),
  }).toString();
  return `${origin}/download${query && `?${query}`}`;
}
