import type { DeskMember } from '@/contract/desk/members';
import { MAY, type Permission, ROLES } from '@/contract/desk/permissions';
import { Kbd } from '@/desk/keys/keys.styles';
import { useKeys } from '@/desk/keys/useKeys';
import { useIsStale } from '@/desk/kit/answer/Answer';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { useSelf } from '@/desk/session/useSelf';
import { membersText as text } from '@/text/desk/members';
import { noteText } from '@/text/desk/notes';
import { roleText } from '@/text/desk/permissions';
import type { ActName } from './acts/ActDialog';
import { Acts } from './members.styles';

interface Offer {
  act: ActName;
  key: string;
  label: string;
  needs: Permission;
  note?: string | undefined;
  grave?: boolean;
}

/** Which colleagues may what one may not. */
const rolesWith = (permission: Permission) =>
  ROLES.filter((role) => role !== 'admin' && MAY[role].includes(permission)).map((role) => roleText[role]);

interface MemberActsProps {
  member: DeskMember;
  onAct: (act: ActName) => void;
}

/** What can be done, each with its key; what is outside one's role stays readable and says whose it is. */
export function MemberActs({ member: { status, muted, devices }, onAct }: MemberActsProps) {
  const { may, alone } = useSelf();
  const isStale = useIsStale();
  const limit = text.limitTo(text.diamonds(alone.diamonds));
  const acts: Offer[] = [
    { act: 'message', key: 'm', label: text.message, needs: 'members.message' },
    { act: 'note', key: 'n', label: noteText.act, needs: 'members.note', note: noteText.unseen },
    { act: 'refund', key: 'f', label: text.refund, needs: 'money.refund', note: limit },
    { act: 'give', key: 'd', label: text.give, needs: 'members.diamonds', note: limit },
    {
      act: 'vip',
      key: 'v',
      label: text.vip,
      needs: 'members.vip',
      note: text.limitTo(text.vipCount(alone.vipDays)),
    },
    {
      act: 'endLogins',
      key: 'o',
      label: text.endLogins,
      needs: 'members.logins',
      note: text.deviceCount(devices.length),
    },
  ];
  const sanctions: Offer[] = [
    muted
      ? { act: 'unmute', key: 'b', label: text.unmute, needs: 'members.mute' }
      : { act: 'mute', key: 'b', label: text.mute, needs: 'members.mute', grave: true },
    status === 'banned'
      ? { act: 'unban', key: 'B', label: text.unban, needs: 'members.ban' }
      : { act: 'ban', key: 'B', label: text.ban, needs: 'members.ban', grave: true },
  ];
  const isGone = status === 'deleted';
  const can = ({ needs }: Offer) => may.includes(needs) && !isStale && !isGone;
  useKeys(
    [...acts, ...sanctions].map((offer) => ({
      key: offer.key,
      label: offer.label,
      when: can(offer),
      run: () => onAct(offer.act),
    })),
    { title: text.acts },
  );
  const list = (offers: readonly Offer[]) => (
    <Acts>
      {offers.map((offer) => (
        <li key={offer.act}>
          <button
            type="button"
            disabled={!can(offer)}
            data-grave={offer.grave ? '' : undefined}
            onClick={() => onAct(offer.act)}
          >
            <span>{offer.label}</span>
            <Kbd aria-hidden="true">{offer.key}</Kbd>
            <small>{may.includes(offer.needs) ? offer.note : text.askColleague(rolesWith(offer.needs))}</small>
          </button>
        </li>
      ))}
    </Acts>
  );
  return (
    <>
      <FactsSection title={text.acts} note={text.actsNote}>
        {list(acts)}
      </FactsSection>
      <FactsSection title={text.sanctions} note={text.sanctionsNote}>
        {list(sanctions)}
      </FactsSection>
    </>
  );
}
