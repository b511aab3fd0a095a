import { listen, type Place } from '@server/pay/testing/listen';
import { isSignedForTencent } from '@server/tencent/testing/signedByTencent';

/** The other side of Tencent Cloud's check: it knows the secret and whoever is on record. */
export interface FaceidSimulator extends Place {
  environment: Record<string, string>;
  /** Names by number. */
  onRecord: Map<string, string>;
  /** What it answers instead, until told otherwise. */
  says(result: string | null): void;
}

const KEYS = { service: 'faceid', id: 'AKID-of-faceid', secret: 'faceid-secret-of-letters' };

/** IdCardVerification as it is documented. */
export async function faceidSimulator(): Promise<FaceidSimulator> {
  const onRecord = new Map<string, string>();
  let instead: string | null = null;
  const place = await listen((call) => {
    const answer = (Response: object) => ({
      body: JSON.stringify({ Response: { ...Response, RequestId: 'r' } }),
      headers: { 'content-type': 'application/json' },
    });
    if (!isSignedForTencent(call, KEYS))
      return answer({ Error: { Code: 'AuthFailure.SignatureFailure', Message: 'the signature is wrong' } });
    const { IdCard, Name } = JSON.parse(call.body) as { IdCard: string; Name: string };
    const known = onRecord.get(IdCard);
    return answer({ Result: instead ?? (known === undefined ? '-5' : known === Name ? '0' : '-1'), Description: '' });
  });
  const environment = {
    TENCENT_FACEID_SECRET_ID: KEYS.id,
    TENCENT_FACEID_SECRET_KEY: KEYS.secret,
    TENCENT_FACEID_URL: `${place.origin}/`,
  };
  return {
    ...place,
    environment,
    onRecord,
    says: (result) => {
      instead = result;
    },
  };
}
