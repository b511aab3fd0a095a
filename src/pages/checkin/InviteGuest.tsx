import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { inviteText as text } from '@/text/invite';
import { LinkButton } from '@/ui/button/Button';
import { CodeBox } from './checkin-page.styles';

/** What a guest finds where a member has the code. */
export function InviteGuest() {
  return (
    <CodeBox>
      <h2>{text.guestTitle}</h2>
      <small>{text.guestNote}</small>
      <LinkButton tone="main" size="l" block as={Link} to={href.login()}>
        {text.login}
      </LinkButton>
    </CodeBox>
  );
}
