import { useMeQuery } from '@/api/statusApi';
import type { UserStatus } from '@/contract/userStatus';
import { RelatedQuestions } from '@/features/faq/RelatedQuestions';
import { selectUid } from '@/features/session/accountSlice';
import { CredentialFrame, stepOf } from '@/features/session/credentials/CredentialFrame';
import { isAtProof } from '@/features/session/credentials/credentialMachine';
import { PhoneStep } from '@/features/session/credentials/PhoneStep';
import { BindProof } from '@/features/session/credentials/ProofStep';
import { RebindProof } from '@/features/session/credentials/RebindProof';
import { useCredential } from '@/features/session/credentials/useCredential';
import { useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { credentialText } from '@/text/credentials';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';

const { bind, rebind, stepNames } = credentialText;

/** A phone for the account, or another one in its place: the number, then the code and what the server wants besides (pages 24, D6). */
export function BindPage() {
  const uid = useAppSelector(selectUid);
  const { data, error, isFetching, refetch } = useMeQuery({ uid }, { skip: uid === '' });
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonRows count={3} />;
  return <Binding status={data} />;
}

function Binding({ status: { phoneMasked, rebindProof, hasPassword = false } }: { status: UserStatus }) {
  const here = useCredential('bind');
  const isRebind = phoneMasked !== '' && rebindProof === true;
  return (
    <CredentialFrame
      heading={phoneMasked ? bind.again : bind.heading}
      note={noteOf(phoneMasked, { isRebind, hasPassword })}
      steps={{ names: stepNames[isRebind ? 'rebind' : 'bind'], current: stepOf(here) }}
    >
      {here.at === 'phone' && <PhoneStep kind="bind" here={here} />}
      {isAtProof(here) &&
        (isRebind ? (
          <RebindProof phone={here.phone} busy={here.at === 'asking'} masked={phoneMasked} hasPassword={hasPassword} />
        ) : (
          <BindProof phone={here.phone} busy={here.at === 'asking'} />
        ))}
      <RelatedQuestions about={credentialText.aboutCodes} />
    </CredentialFrame>
  );
}

function noteOf(masked: string, { isRebind, hasPassword }: { isRebind: boolean; hasPassword: boolean }): string {
  if (masked === '') return bind.note;
  return isRebind ? rebind.needs[hasPassword ? 'either' : 'code'](masked) : bind.now(masked);
}
