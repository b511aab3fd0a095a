import { createContext, type ReactNode, useContext } from 'react';
import { asFault } from '@/desk/api/deskFault';
import { Loading } from '@/desk/kit/states/Loading';
import { NoRight } from '@/desk/kit/states/NoRight';
import { StaleLine, Unreadable } from '@/desk/kit/states/Unreadable';

/** What RTK Query's hooks answer, as far as it is needed here. */
export interface Asked<T> {
  data?: T | undefined;
  /** Undefined while `data` still is what was asked before with other fields. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface AnswerProps<T> {
  of: Asked<T>;
  /** What is read, as 「来信」; told when it cannot be. */
  what: string;
  /** How many rows the loading face has. */
  rows?: number;
  children: (data: T) => ReactNode;
}

const StaleContext = createContext(false);

/** Whether what is on screen is only the last answer: then nothing is to be done to it. */
export const useIsStale = (): boolean => useContext(StaleContext);

/** The faces of an answer: being read, there, an old one that stays, not readable, not for this role. */
export function Answer<T>({ of, what, rows, children }: AnswerProps<T>) {
  const { error, isFetching, refetch, fulfilledTimeStamp } = of;
  const fault = error === undefined ? null : asFault(error);
  const retry = () => void refetch();
  if (fault?.kind === 'noRight') return <NoRight needs={fault.needs} />;
  // Whose session ended is asked for it over what is here, and then all is asked again.
  const isLost = fault !== null && fault.kind !== 'signedOut';
  // Rows of another question than the one that failed would be taken for its answer.
  const data = isLost && 'currentData' in of ? of.currentData : of.data;
  if (data === undefined)
    return isLost ? (
      <Unreadable what={what} error={error} busy={isFetching} retry={retry} />
    ) : (
      <Loading {...(rows !== undefined && { rows })} />
    );
  return (
    <StaleContext value={isLost}>
      {isLost && <StaleLine what={what} error={error} busy={isFetching} retry={retry} at={fulfilledTimeStamp} />}
      {children(data)}
    </StaleContext>
  );
}
