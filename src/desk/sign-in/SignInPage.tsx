import { useLazySelfQuery } from '@/desk/session/staffApi';
import { signInText } from '@/text/desk/signIn';
import { Door } from './Door';
import { SignInSteps } from './SignInSteps';

/** The way in, at whatever address somebody came to: that is where it leads. */
export function SignInPage() {
  const [ask] = useLazySelfQuery();
  return (
    <Door title={signInText.title}>
      <SignInSteps onDone={() => void ask({})} />
    </Door>
  );
}
