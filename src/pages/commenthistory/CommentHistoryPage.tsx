import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { commentHistoryText as text } from '@/text/commentHistory';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { Head, Screen } from './comment-history.styles';
import { OwnComments } from './OwnComments';
import { OwnPosts } from './OwnPosts';

const tabs = (['posts', 'comments'] as const).map((id) => ({ id, label: text.tabs[id] }));

/** What the member wrote and what became of it; a guest is told what would stand here (pages 5). */
export function CommentHistoryPage() {
  const go = useGo();
  const member = useAppSelector(selectIsMember);
  const query = useQuery();
  const active = query.get('tab') === 'comments' ? 'comments' : 'posts';
  const choose = (id: string) => go(href.commenthistory(id === 'comments' ? { tab: 'comments' } : {}), 'replace');

  if (!member) {
    return (
      <EmptyState
        title={text.guest.title}
        note={text.guest.note}
        action={
          <LinkButton tone="main" as={Link} to={href.login()}>
            {text.guest.action}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Screen>
      <Head>
        <TabHeader name="mine" label={text.tabs[active]} tabs={tabs} active={active} onChoose={choose} />
      </Head>
      <TabPanels name="mine" tabs={tabs} active={active} onChoose={choose}>
        {(id) => (id === 'posts' ? <OwnPosts active={active === id} /> : <OwnComments active={active === id} />)}
      </TabPanels>
    </Screen>
  );
}
