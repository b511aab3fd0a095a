import type { DeskSession } from '@/contract/desk/staff';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Scroll } from '@/desk/kit/room/room.styles';
import { faultText } from '@/desk/kit/states/faultText';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { accessText } from '@/text/desk/access';
import { useEndSessionMutation, useSessionsQuery } from './accessApi';

/** Where who sits here is signed in, and the end of each but this one, which is 「退出」. */
export function Sessions() {
  const say = useToast();
  const [end, { isLoading }] = useEndSessionMutation();
  const run = async ({ id }: DeskSession) => {
    const { error } = await end({ id });
    say(error === undefined ? accessText.ended : faultText(error), { bad: error !== undefined });
  };
  return (
    <Answer of={useSessionsQuery({})} what={accessText.sessions} rows={3}>
      {({ records }) => (
        <Scroll tabIndex={0} role="region" aria-label={accessText.sessions}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{accessText.device}</th>
                <th scope="col">{accessText.since}</th>
                <th scope="col">{accessText.seen}</th>
                <th scope="col">{accessText.state}</th>
              </tr>
            </thead>
            <tbody>
              {records.map((session) => (
                <tr key={session.id} data-plain="">
                  <td>{session.device}</td>
                  <td data-dim="">
                    <Moment at={session.createdAt} />
                  </td>
                  <td data-dim="">
                    <Moment at={session.lastSeenAt} />
                  </td>
                  <td>
                    {session.isThis ? (
                      <Chip tone="blue">{accessText.thisOne}</Chip>
                    ) : (
                      <Button look="bare" disabled={isLoading} onClick={() => void run(session)}>
                        {accessText.end}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </Answer>
  );
}
