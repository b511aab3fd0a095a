/** What is asked for; each is given once. */
export type ClaimTarget =
  /** A code of a gift pack. */
  | { kind: 'gift'; id: number }
  /** The reward of a task. */
  | { kind: 'task'; id: number }
  /** Taking part in an activity, or one draw in it. */
  | { kind: 'join' | 'draw'; id: number }
  /** A reward of an activity. */
  | { kind: 'reward'; id: number; rid: number };

/** One claim for each target: `gift:7`, `reward:3:12`. */
export const claimKey = (target: ClaimTarget): string =>
  target.kind === 'reward' ? `reward:${target.id}:${target.rid}` : `${target.kind}:${target.id}`;
