import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { code } from '@/contract/codes';
import { staffCalls } from '@/contract/desk/staff';
import { refusedCode } from '@/desk/api/deskFault';
import { Button } from '@/desk/kit/button/Button';
import { TextField } from '@/desk/kit/field/TextField';
import { faultText } from '@/desk/kit/states/faultText';
import { useSecretCall } from '@/desk/session/useSecretCall';
import { signInText } from '@/text/desk/signIn';
import { Door } from './Door';
import { Steps } from './signIn.styles';

/** Letters at least: it opens everybody's account. */
const SHORTEST = 12;

/** Sets a password by the link that somebody was given. */
export function WelcomePage() {
  const [query] = useSearchParams();
  const link = query.get('link') ?? '';
  const { ask, fault } = useSecretCall(staffCalls.deskLink);
  const [name, setName] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    void ask({ link }).then((answer) => answer && setName(answer.name));
  }, [ask, link]);
  if (done !== null)
    return (
      <Door title={signInText.passwordSet}>
        <p>{signInText.passwordSetMore(done)}</p>
        <Link to="/">{signInText.toSignIn}</Link>
      </Door>
    );
  if (fault !== undefined) return <DeadLink error={fault} />;
  return name !== null ? <NewPassword link={link} name={name} onSet={() => setDone(name)} /> : null;
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
  const { ask, fault, busy } = useSecretCall(staffCalls.deskSetPassword);
  const missing = SHORTEST - password.length;
  const isSame = again === password;
  const submit = async () => {
    if (await ask({ link, password })) onSet();
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
        {fault && <p role="alert">{faultText(fault)}</p>}
        <div data-acts="">
          <Button tall look="main" type="submit" disabled={busy || missing > 0 || !isSame}>
            {signInText.setPassword}
          </Button>
        </div>
      </Steps>
    </Door>
  );
}
