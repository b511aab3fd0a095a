import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { code } from '@/contract/codes';
import type { DeskMember } from '@/contract/desk/members';
import { refusedCode } from '@/desk/api/deskFault';
import { Answer, useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { useHasBoth } from '@/desk/kit/room/useWide';
import { Empty } from '@/desk/kit/states/Empty';
import { dayText } from '@/desk/kit/time/timeText';
import { WhoElse } from '@/desk/presence/WhoElse';
import { useMay } from '@/desk/session/useSelf';
import { clock } from '@/desk/world/clock';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';
import { membersText as text } from '@/text/desk/members';
import { ActDialog, type ActName } from './acts/ActDialog';
import { MemberActs } from './MemberActs';
import { MemberFacts } from './MemberFacts';
import { useMemberQuery } from './membersApi';
import { Story } from './Story';
import { useSearchBefore } from './searchState';

/** One member: who, what happened, what can be done. */
export function MemberPage({ uid }: { uid: string }) {
  const member = useMemberQuery({ uid });
  if (member.data === undefined && refusedCode(member.error) === code.notFound) return <Nobody uid={uid} />;
  return (
    <Answer of={member} what={frameText.rooms.members}>
      {(data) => <Member member={data} />}
    </Answer>
  );
}

function Crumb() {
  return <Link to={useSearchBefore()}>{frameText.rooms.members}</Link>;
}

function Nobody({ uid }: { uid: string }) {
  return (
    <Frame title={uid} crumb={<Crumb />}>
      <Panes>
        <Empty title={text.nobody}>{text.nobodyMore}</Empty>
      </Panes>
    </Frame>
  );
}

/** The state of an account in a line. */
function factsOf({ uid, status, vip, muted }: DeskMember): string {
  const now = clock.now();
  const until = muted && (muted.endsAt === null ? text.mutedOpen : text.mutedUntil(dayText(muted.endsAt, now)));
  const parts = [uid, text[status], vip && text.vipUntil(dayText(vip.endsAt, now)), until && text.muted(until)];
  return parts.filter(Boolean).join(' · ');
}

function Member({ member }: { member: DeskMember }) {
  const navigate = useNavigate();
  const before = useSearchBefore();
  const isStale = useIsStale();
  const [act, setAct] = useState<ActName | null>(null);
  const { entries, agrees } = member.ledger;
  const mayWrite = useMay('members.message');
  // Under 1024 px there is no column for who it is: that stands in the drawer, above what can be done.
  const hasBoth = useHasBoth();
  const facts = <MemberFacts member={member} />;
  return (
    <Frame
      title={member.name}
      crumb={<Crumb />}
      facts={factsOf(member)}
      keys={[{ key: 'Escape', label: kitText.back, quiet: true, run: () => void navigate(before) }]}
      status={agrees ? text.ledgerAgrees(entries) : text.ledgerDiffers(entries)}
      actions={
        <>
          <WhoElse kind="member" id={member.uid} />
          {mayWrite && (
            <Button look="main" disabled={isStale} onClick={() => setAct('message')}>
              {text.message}
            </Button>
          )}
        </>
      }
    >
      <Panes
        aside={
          <>
            {!hasBoth && <div>{facts}</div>}
            <MemberActs member={member} onAct={setAct} />
          </>
        }
        asideLabel={hasBoth ? text.acts : text.factsAndActs}
        asideWidth={260}
        list={hasBoth ? facts : null}
        listWidth={256}
      >
        <Story uid={member.uid} />
      </Panes>
      {act !== null && <ActDialog act={act} member={member} onClose={() => setAct(null)} />}
    </Frame>
  );
}
