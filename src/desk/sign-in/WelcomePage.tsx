import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { code } from '@/contract/codes';
import { refusedCode } from '@/desk/api/deskFault';
import { Button } from '@/desk/kit/button/Button';
import { TextField } from '@/desk/kit/field/TextField';
import { faultText } from '@/desk/kit/states/faultText';
import { useLinkMutation, useSetPasswordMutation } from '@/desk/session/staffApi';
import { signInText } from '@/text/desk/signIn';
import { Door } from './Door';
import { Steps } from './signIn.styles';

/** Letters at least: it opens everybody's account. */
const SHORTEST = 12;

/** Sets a password by the link that somebody was given. */
export function WelcomePage() {
  const [query] = useSearchParams();
  const link = query.get('link') ?? '';
  const [ask, { data, error }] = useLinkMutation();
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    void ask({ link });
  }, [ask, link]);
  if (done !== null)
    return (
      <Door title={signInText.passwordSet}>
        <p>{signInText.passwordSetMore(done)}</p>
        <Link to="/">{signInText.toSignIn}</Link>
      </Door>
    );
  if (error !== undefined) return <DeadLink error={error} />;
  return data ? <NewPassword link={link} name={data.name} onSet={() => setDone(data.name)} /> : null;
}

function DeadLink({ error }: { error: unknown }) {
  const isDead = refusedCode(error) === code.notFound;
  return (
    <Door title={signInText.deadLink}>
      <p>{isDead ? signInText.deadLinkMore : faultText(error)}</p>
      <Link to="/">{signInText.toSignIn}</Link>
    </Door>
  );
}

function NewPassword({ link, name, onSet }: { link: string; name: string; onSet: () => void }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [set, { error, isLoading }] = useSetPasswordMutation();
  const missing = SHORTEST - password.length;
  const isSame = again === password;
  const submit = async () => {
    const { data } = await set({ link, password });
    if (data) onSet();
  };
  return (
    <Door title={signInText.welcomeTitle(name)}>
      <Steps
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{signInText.welcomeMore}</p>
        <input type="hidden" name="username" autoComplete="username" value={name} />
        <TextField
          label={signInText.newPassword}
          type="password"
          value={password}
          maxLength={200}
          autoComplete="new-password"
          autoFocus
          problem={password !== '' && missing > 0 ? signInText.tooShort(missing) : undefined}
          onChange={setPassword}
        />
        <TextField
          label={signInText.again}
          type="password"
          value={again}
          maxLength={200}
          autoComplete="new-password"
          problem={again !== '' && !isSame ? signInText.notSame : undefined}
          onChange={setAgain}
        />
        {error !== undefined && <p role="alert">{faultText(error)}</p>}
        <div data-acts="">
          <Button tall look="main" type="submit" disabled={isLoading || missing > 0 || !isSame}>
            {signInText.setPassword}
          </Button>
        </div>
      </Steps>
    </Door>
  );
}
