import type { Activity } from '@/contract/activity';

type Times = Pick<Activity, 'startTime' | 'endTime'>;

/** Where an activity stands at a moment of the server's clock, whatever its answer said when it was read. */
export function statusAt({ startTime, endTime }: Times, now: number): Activity['status'] {
  if (now < startTime) return 'upcoming';
  return now < endTime ? 'running' : 'ended';
}

/** The moment an activity's countdown runs to; null once it is over. */
export function nextTurn({ startTime, endTime }: Times, now: number): number | null {
  if (now < startTime) return startTime;
  return now < endTime ? endTime : null;
}
