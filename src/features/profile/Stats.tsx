import type { UserStatus } from '@/contract/userStatus';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { profileText } from '@/text/profile';
import { countText } from '@/text/units';
import { Numbers } from './profile.styles';

const text = profileText.stats;

/** Posts, follows, fans, likes; a dash while unknown. A number leads on only where this build has the place. */
export function Stats({ status }: { status: UserStatus | undefined }) {
  const posts = useRoutes().find('commenthistory');
  const numbers = [
    { label: text.posts, count: status?.postCount, to: status && posts?.path },
    { label: text.follows, count: status?.followCount },
    { label: text.fans, count: status?.fanCount },
    { label: text.likes, count: status?.likeCount },
  ];
  return (
    <Numbers aria-label={text.label}>
      {numbers.map(({ label, count, to }) => {
        const number = (
          <>
            <b>{count === undefined ? '–' : countText(count)}</b>
            {label}
          </>
        );
        return <li key={label}>{to ? <Link to={to}>{number}</Link> : number}</li>;
      })}
    </Numbers>
  );
}
