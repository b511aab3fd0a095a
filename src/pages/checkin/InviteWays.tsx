import { Copy } from 'lucide-react';
import type { Invite } from '@/contract/checkin';
import { selectAccount } from '@/features/session/accountSlice';
import { openPoster, openShare } from '@/features/share/openShare';
import type { PosterContent } from '@/features/share/shared';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { copyText } from '@/shell/copy/copyText';
import { inviteText as text } from '@/text/invite';
import { Button } from '@/ui/button/Button';
import { Acts, CodeBox, LinkLine } from './checkin-page.styles';

/** A member's code, large and copied at a tap, with link, poster and sharing. */
export function InviteWays({ invite }: { invite: Invite }) {
  const dispatch = useAppDispatch();
  const { origin } = usePorts().document;
  const { title } = useAppSelector(selectConfig);
  const { name, loginName } = useAppSelector(selectAccount);
  const url = invite.link.startsWith('/') ? `${origin}${invite.link}` : invite.link;
  const poster: PosterContent = {
    name: name || loginName,
    title,
    inviteCode: invite.code,
    url,
    coins: invite.rewards.invited,
  };
  const share = { title: text.shareTitle(title), text: text.shareBody(title, invite.code), url, poster };

  return (
    <>
      <CodeBox>
        <small>{text.codeLabel}</small>
        <b>{invite.code}</b>
        <Button
          tone="tint"
          size="s"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void dispatch(copyText(invite.code))}
        >
          {text.copyCode}
        </Button>
      </CodeBox>
      <LinkLine>{url}</LinkLine>
      <Acts>
        <Button onClick={() => void dispatch(copyText(url))}>{text.copyLink}</Button>
        <Button onClick={() => dispatch(openPoster(poster))}>{text.poster}</Button>
        <Button tone="main" onClick={() => dispatch(openShare(share))}>
          {text.share}
        </Button>
      </Acts>
    </>
  );
}
