import type { UserStatus } from '@/contract/userStatus';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { profileText } from '@/text/profile';
import { countText } from '@/text/units';
import { Numbers } from './profile.styles';

const text = profileText.stats;

/** Posts, follows, fans, likes; a dash while unknown. A number leads on only where this build has the place. */
export function Stats({ status }: { status: UserStatus | undefined }) {
  const routes = useRoutes();
  const own = routes.find('commenthistory')?.path;
  const liked = routes.find('message') ? href.message({ tab: 'social' }) : own;
  const numbers = [
    { label: text.posts, count: status?.postCount, to: own },
    { label: text.follows, count: status?.followCount, to: href.profile({ view: 'follows' }) },
    { label: text.fans, count: status?.fanCount, to: href.profile({ view: 'fans' }) },
    { label: text.likes, count: status?.likeCount, to: liked },
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
        return <li key={label}>{to && status ? <Link to={to}>{number}</Link> : number}</li>;
      })}
    </Numbers>
  );
}
