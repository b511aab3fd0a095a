import { useNavigate } from 'react-router';
import type { Self } from '@/contract/desk/staff';
import { DESK_TAGS, deskApi } from '@/desk/api/deskApi';
import { useDeskDispatch, useDeskSelector } from '@/desk/hooks';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useLazySelfQuery, useSignOutMutation } from '@/desk/session/staffApi';
import { SignInSteps } from '@/desk/sign-in/SignInSteps';
import { useNow } from '@/desk/world/useNow';
import { frameText } from '@/text/desk/frame';

/** So long before the end it is said, ms. */
const WARN_MS = 120_000;

/** Says that the session ends soon, and asks for it again over what is on screen once it has. */
export function SessionWatch() {
  const session = useDeskSelector((state) => state.session);
  if (session.at === 'over') return <SignInAgain who={session.self} />;
  return session.at === 'in' ? <EndsSoon self={session.self} heardAt={session.heardAt} /> : null;
}

function EndsSoon({ self, heardAt }: { self: Self; heardAt: number }) {
  const now = useNow(5_000);
  const [ask] = useLazySelfQuery();
  const [signOut] = useSignOutMutation();
  const left = Math.min(self.endsAt, heardAt + self.idleMs) - now;
  // Nothing keeps a session beyond its last hour: that end is told of by the dialog that asks for the next.
  if (left > WARN_MS || self.endsAt - now <= WARN_MS) return null;
  return (
    <Dialog
      title={frameText.endsSoon(Math.max(1, Math.round(left / 60_000)))}
      note={frameText.endsSoonMore}
      closeLabel={frameText.signOut}
      onClose={() => void signOut({})}
      main={{ label: frameText.stillHere, run: () => void ask({}) }}
    />
  );
}

function SignInAgain({ who }: { who: Self }) {
  const dispatch = useDeskDispatch();
  const navigate = useNavigate();
  const [ask] = useLazySelfQuery();
  const onDone = async () => {
    const { data: self } = await ask({});
    if (self === undefined) return;
    if (self.id === who.id) dispatch(deskApi.util.invalidateTags([...DESK_TAGS]));
    else {
      dispatch(deskApi.util.resetApiState());
      void navigate('/');
    }
  };
  return (
    <Dialog title={frameText.over} note={frameText.overMore}>
      <SignInSteps name={who.name} onDone={() => void onDone()} />
    </Dialog>
  );
}
