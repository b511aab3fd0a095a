import { isGone, isPreparing, type PublishState } from '@/features/publish/publishMachine';
import { publishEvents, selectPublish } from '@/features/publish/publishSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { PageIcon } from '@/shell/navigation/PageIcon';
import { publishText as text } from '@/text/publish';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Button } from '@/ui/button/Button';
import { Standing } from './postpage.styles';

/** What is said of a post while nothing is asked of the member. */
function standing(here: PublishState): string | null {
  switch (here.at) {
    case 'uploading':
    case 'sending':
      return text.state[here.at];
    case 'unknown':
      return here.looking ? text.state.unknown : null;
    case 'editing':
    case 'checking':
    case 'sent':
    case 'refused':
      return null;
  }
}

/** Back, title and 发布, and what is known of a post that is on its way. */
export function PostHeader({ onSubmit }: { onSubmit: () => void }) {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectPublish);
  const title = useAppSelector((state) => selectConfig(state).routes.postpage?.title);
  const offline = useAppSelector(selectIsOffline);
  const busy = isPreparing(here) || isGone(here);
  return (
    <>
      <SimpleHeader
        title={title ?? titles.postpage}
        icon={<PageIcon />}
        onBack={() => dispatch(navigationEvents.backAsked())}
        action={
          <Button tone="main" size="s" busy={busy} disabled={!busy && offline} onClick={onSubmit}>
            {text.submit}
          </Button>
        }
      />
      {!busy && offline && <Standing role="status">{text.offline}</Standing>}
      {standing(here) && <Standing role="status">{standing(here)}</Standing>}
      {here.at === 'unknown' && !here.looking && (
        <Standing role="alert">
          {text.unclear}
          <Button size="s" tone="tint" onClick={() => dispatch(publishEvents.lookedAgain())}>
            {text.lookAgain}
          </Button>
        </Standing>
      )}
      {here.at === 'refused' && here.message && (
        <Standing role="alert" data-tone="bad">
          {here.message}
        </Standing>
      )}
    </>
  );
}
