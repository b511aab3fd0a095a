import { useCallback, useState } from 'react';
import type { InputOf, OutputOf } from '@/contract/call';
import type { DeskCall } from '@/contract/desk/deskCall';
import { askDesk } from '@/desk/api/askDesk';
import type { DeskFault } from '@/desk/api/deskFault';

interface SecretCall<C> {
  /** Undefined when it was refused; `fault` then says why. */
  ask: (input: InputOf<C>) => Promise<OutputOf<C> | undefined>;
  fault: DeskFault | undefined;
  busy: boolean;
}

/** A call whose fields open an account: they pass the store by, where every action could be read. */
export function useSecretCall<C extends DeskCall>(call: C): SecretCall<C> {
  const [fault, setFault] = useState<DeskFault>();
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    async (input: InputOf<C>) => {
      setBusy(true);
      const answer = await askDesk({ call, input: input as Record<string, unknown> });
      setBusy(false);
      setFault('error' in answer ? answer.error : undefined);
      return 'data' in answer ? (answer.data as OutputOf<C>) : undefined;
    },
    [call],
  );
  return { ask, fault, busy };
}
