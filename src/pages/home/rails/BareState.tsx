import { homeApi } from '@/api/homeApi';
import { useAppDispatch } from '@/kernel/hooks';
import { sayFault } from '@/shell/faults/sayFault';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useLink } from '@/shell/navigation/useLink';
import { homeBareText as text } from '@/text/homeBare';
import { Button, LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { Acts } from './bare-face.styles';

/** The home page without anything to show: that it is so, 刷新, and a way on. */
export function BareState() {
  const dispatch = useAppDispatch();
  const { error, isFetching } = homeApi.endpoints.homeFeed.useQueryState();
  const hasGames = useLink()(href.games()) !== undefined;
  const refresh = () =>
    dispatch(homeApi.endpoints.homeFeed.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (
    <div role="status">
      <EmptyState
        title={text.title}
        note={error ? sayFault(error) : text.note}
        action={
          <Acts>
            <Button busy={isFetching} onClick={() => void refresh()}>
              {text.refresh}
            </Button>
            {hasGames && (
              <LinkButton as={Link} to={href.games()} tone="tint">
                {text.games}
              </LinkButton>
            )}
          </Acts>
        }
      />
    </div>
  );
}
