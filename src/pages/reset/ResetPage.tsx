import { useMeQuery } from '@/api/statusApi';
import { RelatedQuestions } from '@/features/faq/RelatedQuestions';
import { selectUid } from '@/features/session/accountSlice';
import { CredentialFrame, stepOf } from '@/features/session/credentials/CredentialFrame';
import { isAtProof } from '@/features/session/credentials/credentialMachine';
import { OldPassword } from '@/features/session/credentials/OldPassword';
import { PhoneStep } from '@/features/session/credentials/PhoneStep';
import { PasswordProof } from '@/features/session/credentials/ProofStep';
import { useCredential } from '@/features/session/credentials/useCredential';
import { Ways } from '@/features/session/session.styles';
import { useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { credentialText } from '@/text/credentials';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';

const { reset, password, stepNames } = credentialText;

/** Another password: by a code to the bound phone, or by the old one while there is no phone (pages 24). */
export function ResetPage() {
  const uid = useAppSelector(selectUid);
  const { data, error, isFetching, refetch } = useMeQuery({ uid }, { skip: uid === '' });
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonRows count={3} />;
  return data.phoneMasked ? <ByPhone masked={data.phoneMasked} /> : <ByOldPassword />;
}

function ByPhone({ masked }: { masked: string }) {
  const here = useCredential('reset');
  return (
    <CredentialFrame
      heading={reset.heading}
      note={reset.note(masked)}
      steps={{ names: stepNames.reset, current: stepOf(here) }}
    >
      {here.at === 'phone' && <PhoneStep kind="reset" here={here} masked={masked} />}
      {isAtProof(here) && <PasswordProof kind="reset" phone={here.phone} busy={here.at === 'asking'} />}
      <RelatedQuestions about={credentialText.aboutCodes} />
    </CredentialFrame>
  );
}

function ByOldPassword() {
  const here = useCredential('password');
  return (
    <CredentialFrame heading={password.heading} note={password.note}>
      <OldPassword busy={here.at === 'asking'} />
      <Ways as="div">
        <Link to={href.bindPhone()}>{password.toBind}</Link>
      </Ways>
      <RelatedQuestions about={credentialText.aboutPasswords} />
    </CredentialFrame>
  );
}
