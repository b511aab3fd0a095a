import type { Replica } from '@server/db/replica';
import type { Subject } from './subjects';

/** Up to which point of the primary's log answers about a subject must show it: what changed there was heard. */
export interface ChangePoints {
  changed(subject: Subject): void;
  /** null: nothing that was heard has to be waited for. */
  of(subjects: readonly Subject[]): Promise<number | null>;
}

/** Asks for a point only when an answer is made, once for each change. Without a primary nothing changes. */
export function createChangePoints({ point }: Pick<Replica, 'point'>): ChangePoints {
  const points = new Map<Subject, Promise<number> | null>();
  const pointOf = (subject: Subject): Promise<number> => {
    const known = points.get(subject);
    if (known === undefined) return Promise.resolve(0);
    if (known !== null) return known;
    const asked = point().catch(() => {
      if (points.get(subject) === asked) points.set(subject, null);
      return 0;
    });
    points.set(subject, asked);
    return asked;
  };
  return {
    changed: (subject) => points.set(subject, null),
    of: async (subjects) => Math.max(0, ...(await Promise.all(subjects.map(pointOf)))) || null,
  };
}
