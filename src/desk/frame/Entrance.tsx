import { type ReactNode, useEffect } from 'react';
import { deskApi } from '@/desk/api/deskApi';
import { useDeskDispatch, useDeskSelector } from '@/desk/hooks';
import { Answer } from '@/desk/kit/answer/Answer';
import { useSelfQuery } from '@/desk/session/staffApi';
import { SignInPage } from '@/desk/sign-in/SignInPage';
import { frameText } from '@/text/desk/frame';

/** Asks who sits here; the sign-in page for nobody, else what is within. */
export function Entrance({ children }: { children: ReactNode }) {
  const session = useDeskSelector((state) => state.session);
  switch (session.at) {
    case 'asking':
      return <WhoIsThere />;
    case 'out':
      return <AtTheDoor />;
    case 'in':
    case 'over':
      return children;
  }
}

function WhoIsThere() {
  return (
    <Answer of={useSelfQuery({})} what={frameText.session} rows={0}>
      {() => null}
    </Answer>
  );
}

/** Nobody's answers stay behind when somebody has left. */
function AtTheDoor() {
  const dispatch = useDeskDispatch();
  useEffect(() => {
    dispatch(deskApi.util.resetApiState());
  }, [dispatch]);
  return <SignInPage />;
}
