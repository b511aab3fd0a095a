import { useState } from 'react';
import { initSdk } from '@/features/boot/initSdk';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { RootState } from '@/kernel/rootState';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { appPackageText as text } from '@/text/appPackage';
import { Button, LinkButton } from '@/ui/button/Button';
import { EmptyState, ErrorState } from '@/ui/page-state/PageState';
import { Both } from './download-page.styles';

/** Asks the server once more what it offers; false when it did not answer. */
const askAgain =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): Promise<boolean> =>
    (await initSdk({ dispatch, getState, ports })).code === 0;

/** No package is known: the operator offers none, or nobody could be asked; whoever wants to know asks again. */
export function NothingOffered() {
  const dispatch = useAppDispatch();
  const offline = useAppSelector(selectIsOffline);
  const [asked, setAsked] = useState<'asking' | 'failed'>();
  const again = async () => {
    setAsked('asking');
    setAsked((await dispatch(askAgain())) ? undefined : 'failed');
  };
  if (offline || asked === 'failed')
    return <ErrorState title={text.failedTitle} note={text.failedNote} onRetry={() => void again()} />;
  return (
    <EmptyState
      title={text.closedTitle}
      note={text.closedNote}
      action={
        <Both>
          <Button busy={asked === 'asking'} onClick={() => void again()}>
            {text.askAgain}
          </Button>
          <LinkButton tone="tint" as={Link} to={href.home()}>
            {text.goHome}
          </LinkButton>
        </Both>
      }
    />
  );
}
