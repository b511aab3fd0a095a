import { Link } from 'react-router';
import type { DeskMember } from '@/contract/desk/members';
import { Chip } from '@/desk/kit/chip/Chip';
import { Facts, FactsSection } from '@/desk/kit/facts/Facts';
import { Masked } from '@/desk/kit/masked/Masked';
import { Scroll } from '@/desk/kit/room/room.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { price } from '@/lib/format/money';
import { membersText as text } from '@/text/desk/members';
import { Face, Figures, Note } from './members.styles';
import { useUnmaskMutation } from './membersApi';

const TONES = { active: 'green', banned: 'red', deleted: undefined } as const;

/** Who it is: standing facts, devices, what colleagues wrote down. */
export function MemberFacts({ member }: { member: DeskMember }) {
  const { name, avatar, status, vip, balance, paidFen, devices, notes, invitedBy } = member;
  const tone = TONES[status];
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.facts}>
      <Face>
        <img src={avatar} alt="" />
        <div>
          <b>{name}</b>
          <p>
            {vip && <Chip tone="vip">VIP</Chip>}
            <Chip {...(tone && { tone })}>{text[status]}</Chip>
          </p>
        </div>
      </Face>
      <Figures>
        <div>
          <dt>{text.balance}</dt>
          <dd>{text.diamonds(balance)}</dd>
        </div>
        <div>
          <dt>{text.paid}</dt>
          <dd>{price(paidFen)}</dd>
        </div>
      </Figures>
      <FactsSection title={text.facts}>
        <Facts
          rows={[
            [text.phone, <Phone key="phone" member={member} />],
            [text.realName, member.needRealName ? text.realNameMissing : text.realNameFine],
            [
              text.since,
              <span key="since">
                <Moment at={member.createdAt} /> · {text.channel(member.channelId)}
              </span>,
            ],
            [
              text.invitation,
              <span key="invitation">
                {text.invited(member.invited)}
                {invitedBy && (
                  <>
                    {' · '}
                    {text.invitedBy}
                    <Link to={`/members/${invitedBy.uid}`}>{invitedBy.name}</Link>
                  </>
                )}
              </span>,
            ],
            [text.games, text.gameCount(member.games)],
            [text.written, text.writtenCounts(member.posts, member.comments)],
            [text.letters, text.letterCount(member.letters)],
            [text.reports, text.reportCount(member.reports)],
          ]}
        />
      </FactsSection>
      <FactsSection title={text.devices} note={text.deviceCount(devices.length)}>
        {devices.length === 0 ? (
          text.noDevices
        ) : (
          <ul>
            {devices.map(({ name: device, lastSeenAt }) => (
              <li key={`${device} ${lastSeenAt}`}>
                {device} · <Moment at={lastSeenAt} />
              </li>
            ))}
          </ul>
        )}
      </FactsSection>
      <FactsSection title={text.notes} note={text.notesNote}>
        {notes.length === 0
          ? text.noNotes
          : notes.map(({ id, text: said, staff, at }) => (
              <Note key={id}>
                {said}
                <small>
                  {staff} <Moment at={at} />
                </small>
              </Note>
            ))}
      </FactsSection>
    </Scroll>
  );
}

function Phone({ member: { uid, name, phone } }: { member: DeskMember }) {
  const [unmask] = useUnmaskMutation();
  if (!phone) return text.noPhone;
  return (
    <Masked
      of={`phone ${uid}`}
      masked={phone}
      title={`${text.unmask} · ${name}`}
      recorded={text.unmaskRecorded(name)}
      ask={(reason) => unmask({ uid, reason })}
      read={(data) => data.phone}
    />
  );
}
