import { noticeApi } from '@/api/noticeApi';
import { NoticeKind, type Notices } from '@/contract/notice';
import { useAppDispatch } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { PageIcon } from '@/shell/navigation/PageIcon';
import { messagesText } from '@/text/messages';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Switch } from '@/ui/switch/Switch';
import { Choice, Choices, ChoicesNote } from './message.styles';

const text = messagesText.notices;

/** Of what the member is told, a switch each (`?view=notices`); kept on the account, so it holds on every device. */
export function NoticesView() {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = noticeApi.endpoints.notices.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <SimpleHeader title={text.title} icon={<PageIcon />} onBack={() => dispatch(navigationEvents.backAsked())} />
      {data && <Switches notices={data} />}
      {!data && error && <FaultState fault={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <SkeletonRows count={NoticeKind.options.length} />}
    </>
  );
}

/** One at a time: each answer tells of all, and the last one counts. */
function Switches({ notices }: { notices: Notices }) {
  const [set, { isLoading, originalArgs }] = noticeApi.endpoints.setNotice.useMutation();
  return (
    <>
      <Choices>
        {NoticeKind.options.map((kind) => (
          <Choice key={kind}>
            <span>
              {text.kinds[kind].name}
              <small>{text.kinds[kind].note}</small>
            </span>
            <Switch
              aria-label={text.kinds[kind].name}
              checked={isLoading && originalArgs?.kind === kind ? originalArgs.on : notices[kind]}
              busy={isLoading}
              onChange={(on) => void set({ kind, on })}
            />
          </Choice>
        ))}
      </Choices>
      <ChoicesNote>{text.note}</ChoicesNote>
    </>
  );
}
