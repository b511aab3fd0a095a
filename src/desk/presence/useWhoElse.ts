import { useEffect } from 'react';
import type { Looked, Looker } from '@/contract/desk/presence';
import { usePoll } from '@/desk/world/usePoll';
import { useVisible } from '@/desk/world/useVisible';
import { useLeaveMutation, useLookQuery } from './presenceApi';

/** How often it is said that somebody looks, ms; the server takes them for gone after more than two. */
const SAY_MS = 20_000;
const nobody: readonly Looker[] = [];

/** Says that I look at something for as long as the page is on screen, and answers who else does. */
export function useWhoElse(kind: Looked, id: number | string): readonly Looker[] {
  const isVisible = useVisible();
  const [leave] = useLeaveMutation();
  const { currentData } = useLookQuery(
    { kind, id },
    { skip: !isVisible, pollingInterval: usePoll(SAY_MS), refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (isVisible) return () => void leave({ kind, id });
    return undefined;
  }, [isVisible, leave, kind, id]);
  return currentData?.others ?? nobody;
}
