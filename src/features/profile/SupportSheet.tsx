import { useKefuQuery } from '@/api/supportApi';
import type { SupportContact } from '@/contract/message';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { isFollowable } from '@/lib/url/followable';
import { useOutLink } from '@/shell/browser/useOutLink';
import { selectConfig } from '@/shell/config/configSlice';
import { copyText } from '@/shell/copy/copyText';
import { FaultState } from '@/shell/faults/FaultState';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { profileText } from '@/text/profile';
import { Button, LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { Sheet } from '@/ui/sheet/Sheet';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Ways } from './profile.styles';

const text = profileText.support;

/** How to reach a person at the operator's: every way that exists. */
export function SupportSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const { data, error, isFetching, refetch } = useKefuQuery();
  const ways = useWays(data, error !== undefined);
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={ways && data?.hours ? text.hours(data.hours) : undefined}
    >
      {ways && <Contacts {...ways} />}
      {data && !ways && <EmptyState inline title={text.none} note={text.noneNote} />}
      {!data && error && <FaultState inline fault={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <SkeletonRows count={3} lead="avatar" />}
    </Sheet>
  );
}

/** The ways that exist, the operator's own settings filling what the server does not name, or could not be asked. */
function useWays(told: SupportContact | undefined, failed: boolean) {
  const { contactLink, businessEmail } = useAppSelector(selectConfig);
  const contact: Partial<SupportContact> | undefined = told ?? (failed ? {} : undefined);
  if (!contact) return null;
  const online = [contact.link, contactLink].find(isFollowable);
  const copies = [
    { name: text.wechat, value: contact.wechat, spoken: text.copyNamed(text.wechat) },
    { name: text.qq, value: contact.qq, spoken: text.copyNamed(text.qq) },
    { name: text.email, value: businessEmail, spoken: text.copyEmail },
  ];
  const ways = copies.flatMap(({ value, ...way }) => (value ? [{ ...way, value }] : []));
  const faq = isFollowable(contact.faqUrl) ? contact.faqUrl : undefined;
  return online || faq || ways.length > 0 ? { online, ways, faq } : null;
}

function Contacts({ online, ways, faq }: NonNullable<ReturnType<typeof useWays>>) {
  const dispatch = useAppDispatch();
  return (
    <Ways>
      {online && <LinkWay name={text.online} note={text.onlineNote} to={online} />}
      {ways.map(({ name, value, spoken }) => (
        <li key={name}>
          <p>
            {name}
            <small>{value}</small>
          </p>
          <Button tone="tint" size="s" aria-label={spoken} onClick={() => void dispatch(copyText(value))}>
            {text.copy}
          </Button>
        </li>
      ))}
      {faq && <LinkWay name={text.faq} note={text.faqNote} to={faq} />}
    </Ways>
  );
}

function LinkWay({ name, note, to }: { name: string; note: string; to: string }) {
  const outLink = useOutLink();
  return (
    <li>
      <p>
        {name}
        <small>{note}</small>
      </p>
      <LinkButton tone="tint" size="s" {...outLink(to)} aria-label={name}>
        {text.go}
      </LinkButton>
    </li>
  );
}
