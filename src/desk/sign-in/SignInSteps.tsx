import { type ReactNode, useState } from 'react';
import { type SignInStep, staffCalls } from '@/contract/desk/staff';
import { Button } from '@/desk/kit/button/Button';
import { TextField } from '@/desk/kit/field/TextField';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { useSecretCall } from '@/desk/session/useSecretCall';
import { signInText } from '@/text/desk/signIn';
import { QrCode } from './QrCode';
import { Codes, Digits, Secret, Steps } from './signIn.styles';
import { signInFault } from './signInFault';

interface SignInStepsProps {
  /** Known already: whose session it was. */
  name?: string;
  onDone: () => void;
}

type At =
  | { at: 'password' }
  | { at: 'second'; ticket: string; address: string | null }
  | { at: 'codes'; codes: readonly string[] };

/** What comes after name and password; null: nothing more. */
function after({ step, ticket, address }: SignInStep): At | null {
  if (step === 'done' || !ticket) return null;
  return { at: 'second', ticket, address: step === 'enrol' ? (address ?? null) : null };
}

/** Name and password, then six digits, the first time with the QR of an authenticator and recovery codes after it. */
export function SignInSteps({ name: known = '', onDone }: SignInStepsProps) {
  const [step, setStep] = useState<At>({ at: 'password' });
  const [name, setName] = useState(known);
  const again = () => setStep({ at: 'password' });
  switch (step.at) {
    case 'password':
      return (
        <PasswordStep
          name={name}
          onName={setName}
          onAnswer={(answer) => {
            const next = after(answer);
            if (next) setStep(next);
            else onDone();
          }}
        />
      );
    case 'second':
      return (
        <DigitsStep
          ticket={step.ticket}
          address={step.address}
          onBack={again}
          onAnswer={(codes) => (codes.length > 0 ? setStep({ at: 'codes', codes }) : onDone())}
        />
      );
    case 'codes':
      return <CodesStep codes={step.codes} onDone={onDone} />;
  }
}

interface PasswordStepProps {
  name: string;
  onName: (name: string) => void;
  onAnswer: (answer: SignInStep) => void;
}

function PasswordStep({ name, onName, onAnswer }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const { ask, fault, busy } = useSecretCall(staffCalls.deskSignIn);
  const submit = async () => {
    const answer = await ask({ name, password });
    if (answer) onAnswer(answer);
  };
  return (
    <StepForm fault={signInFault(fault, signInText.wrong)} onSubmit={() => void submit()}>
      <TextField
        label={signInText.name}
        value={name}
        required
        maxLength={20}
        autoComplete="username"
        autoFocus={name === ''}
        first={name === ''}
        onChange={onName}
      />
      <TextField
        label={signInText.password}
        type="password"
        value={password}
        required
        maxLength={200}
        autoComplete="current-password"
        autoFocus={name !== ''}
        first={name !== ''}
        onChange={setPassword}
      />
      <div data-acts="">
        <Button tall look="main" type="submit" disabled={busy || name.trim() === '' || password === ''}>
          {signInText.next}
        </Button>
      </div>
    </StepForm>
  );
}

interface DigitsStepProps {
  ticket: string;
  /** Of an authenticator that is to be set up first. */
  address: string | null;
  onBack: () => void;
  onAnswer: (codes: readonly string[]) => void;
}

function DigitsStep({ ticket, address, onBack, onAnswer }: DigitsStepProps) {
  const [digits, setDigits] = useState('');
  const { ask, fault, busy } = useSecretCall(staffCalls.deskSignInDigits);
  // The ticket stands for five minutes.
  const isOver = fault?.kind === 'signedOut';
  const said = isOver ? signInText.ticketOver : signInFault(fault, signInText.digitsWrong);
  const submit = async () => {
    const answer = await ask({ ticket, digits });
    if (answer) onAnswer(answer.recoveryCodes ?? []);
  };
  return (
    <StepForm fault={said} onSubmit={() => void submit()}>
      <h2>{address === null ? signInText.digitsTitle : signInText.enrolTitle}</h2>
      <p>{address === null ? signInText.digitsMore : signInText.enrolMore}</p>
      {address !== null && <Authenticator address={address} />}
      <Digits
        aria-label={signInText.digits}
        placeholder={signInText.digits}
        value={digits}
        required
        minLength={6}
        maxLength={20}
        autoComplete="one-time-code"
        spellCheck={false}
        autoFocus
        onChange={(event) => setDigits(event.target.value)}
      />
      <div data-acts="">
        <Button tall onClick={onBack}>
          {signInText.back}
        </Button>
        <Button tall look="main" type="submit" disabled={busy || isOver || digits.trim().length < 6}>
          {address === null ? signInText.signIn : signInText.enrol}
        </Button>
      </div>
    </StepForm>
  );
}

function Authenticator({ address }: { address: string }) {
  const secret = /[?&]secret=([^&]+)/.exec(address)?.[1];
  return (
    <>
      <QrCode text={address} label={signInText.qr} />
      {secret !== undefined && (
        <div>
          {signInText.secret}
          <Secret>{secret}</Secret>
        </div>
      )}
    </>
  );
}

function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = useCopy();
  return (
    <StepForm fault={null} onSubmit={onDone}>
      <h2>{signInText.codesTitle}</h2>
      <p>{signInText.codesMore}</p>
      <Codes>
        {codes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Codes>
      <div data-acts="">
        <Button tall onClick={() => copy(codes.join('\n'))}>
          {signInText.copyCodes}
        </Button>
        <Button tall look="main" type="submit">
          {signInText.codesKept}
        </Button>
      </div>
    </StepForm>
  );
}

function StepForm({ fault, onSubmit, children }: { fault: string | null; onSubmit: () => void; children: ReactNode }) {
  return (
    <Steps
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {fault !== null && <p role="alert">{fault}</p>}
    </Steps>
  );
}
