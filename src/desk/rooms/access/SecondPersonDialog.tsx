import type { SecondPerson } from '@/contract/desk/members';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { Facts } from '@/desk/kit/facts/Facts';
import { Ident } from '@/desk/kit/ident/Ident';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { faultText } from '@/desk/kit/states/faultText';
import { Moment } from '@/desk/kit/time/Moment';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { groupThousands } from '@/lib/format/groupThousands';
import { accessText } from '@/text/desk/access';
import { useDecideMutation } from './accessApi';
import { wishText } from './wishText';

/** What was asked, as it was asked, and the second person's yes or no. */
export function SecondPersonDialog({ wish, onClose }: { wish: SecondPerson; onClose: () => void }) {
  const say = useToast();
  const member = useRoomPath()('members', wish.uid);
  const [decide, { error, isLoading }] = useDecideMutation();
  const run = async (confirm: boolean) => {
    const { data } = await decide({ id: wish.id, confirm });
    if (data === undefined) return;
    say(accessText[data.state]);
    onClose();
  };
  const act = { label: accessText.confirm, busy: isLoading, run: () => void run(true) };
  return (
    <Dialog
      title={accessText.secondTitle(wish.id)}
      note={wish.isMine ? accessText.mine : accessText.secondNote}
      fault={error !== undefined && faultText(error)}
      {...(!wish.isMine && {
        recorded: accessText.secondRecorded,
        main: act,
        aside: (
          <Button tall look="grave" disabled={isLoading} onClick={() => void run(false)}>
            {accessText.refuse}
          </Button>
        ),
      })}
      onClose={onClose}
    >
      <Facts
        rows={[
          [accessText.what, wishText(wish)],
          [
            accessText.member,
            <>
              {wish.name} <Ident id={wish.uid} {...(member !== undefined && { to: member })} />
            </>,
          ],
          [
            accessText.balance,
            wish.diamonds !== 0 &&
              accessText.fromTo(groupThousands(wish.balance), groupThousands(wish.balance + wish.diamonds)),
          ],
          [accessText.reason, wish.reason],
          [accessText.askedBy, wish.askedBy],
          [accessText.askedAt, <Moment key="at" at={wish.askedAt} />],
        ]}
      />
    </Dialog>
  );
}
