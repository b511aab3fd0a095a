import type { ReactNode } from 'react';
import type { CredentialState } from './credentialMachine';
import { Intro, Screen } from './credentials.styles';
import { Steps } from './Steps';

interface CredentialFrameProps {
  heading: string;
  note: string;
  /** Names of the steps and which one is open; nothing for a change of one step. */
  steps?: { names: readonly string[]; current: number };
  children: ReactNode;
}

/** What surrounds a change of phone or password: what it is for, and how far it has come. */
export function CredentialFrame({ heading, note, steps, children }: CredentialFrameProps) {
  return (
    <Screen>
      <Intro>
        <h2>{heading}</h2>
        <p>{note}</p>
      </Intro>
      {steps && <Steps {...steps} />}
      {children}
    </Screen>
  );
}

/** Which of the two steps a state stands in; 2 when both are done. */
export function stepOf(here: CredentialState): number {
  switch (here.at) {
    case 'phone':
      return 0;
    case 'proof':
      return 1;
    case 'asking':
      return here.from === 'proof' ? 1 : 0;
    case 'done':
      return 2;
  }
}
