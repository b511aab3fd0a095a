import { useMeQuery } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { CredentialFrame, stepOf } from '@/features/session/credentials/CredentialFrame';
import { PhoneStep } from '@/features/session/credentials/PhoneStep';
import { BindProof } from '@/features/session/credentials/ProofStep';
import { useCredential } from '@/features/session/credentials/useCredential';
import { useAppSelector } from '@/kernel/hooks';
import { credentialText } from '@/text/credentials';

const text = credentialText.bind;

/** A phone for the account, or another one in its place: the number, then the code (pages 24, D6). */
export function BindPage() {
  const uid = useAppSelector(selectUid);
  const { data } = useMeQuery({ uid }, { skip: uid === '' });
  const here = useCredential('bind');
  const bound = data?.phoneMasked ?? '';
  return (
    <CredentialFrame
      heading={bound ? text.again : text.heading}
      note={bound ? text.now(bound) : text.note}
      steps={{ names: credentialText.stepNames.bind, current: stepOf(here) }}
    >
      {here.at === 'phone' && <PhoneStep kind="bind" here={here} />}
      {(here.at === 'proof' || here.at === 'asking') && <BindProof phone={here.phone} busy={here.at === 'asking'} />}
    </CredentialFrame>
  );
}
