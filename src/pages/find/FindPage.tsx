import { RelatedQuestions } from '@/features/faq/RelatedQuestions';
import { CredentialFrame, stepOf } from '@/features/session/credentials/CredentialFrame';
import { isAtProof } from '@/features/session/credentials/credentialMachine';
import { PhoneStep } from '@/features/session/credentials/PhoneStep';
import { PasswordProof } from '@/features/session/credentials/ProofStep';
import { useCredential } from '@/features/session/credentials/useCredential';
import { credentialText } from '@/text/credentials';

const text = credentialText.find;

/** A new password by a phone that is typed in (pages 24). Guests come here where an operator has opened it (C5). */
export function FindPage() {
  const here = useCredential('find');
  return (
    <CredentialFrame
      heading={text.heading}
      note={text.note}
      steps={{ names: credentialText.stepNames.find, current: stepOf(here) }}
    >
      {here.at === 'phone' && <PhoneStep kind="find" here={here} />}
      {isAtProof(here) && <PasswordProof kind="find" phone={here.phone} busy={here.at === 'asking'} />}
      <RelatedQuestions about={credentialText.aboutCodes} />
    </CredentialFrame>
  );
}
