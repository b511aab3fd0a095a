import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { deskCall } from './deskCall';
import type { Permission } from './permissions';

/** What the staff have open beside each other. */
export const LOOKED = ['letter', 'moderation', 'member'] as const;
export type Looked = (typeof LOOKED)[number];

/** So long after somebody said last that they look, they do not any more, ms. */
export const LOOK_ENDS_MS = 45_000;

/** Somebody else of the staff who looks at the same. */
const Looker = v.object({ id: Id, name: v.string() });
export type Looker = v.InferOutput<typeof Looker>;

const look = <const S extends v.GenericSchema>(path: string, needs: Permission, id: S) =>
  deskCall({
    method: 'POST',
    path: `${path}/{id}/look`,
    needs,
    // `here: false`: I am gone.
    input: v.object({ id, here: v.boolean() }),
    output: v.object({ others: v.array(Looker) }),
  });

/** Says that I look at something, to be said again within `LOOK_ENDS_MS`, and answers who else does. Nothing of it is an act. */
export const presenceCalls = {
  lookAtLetter: look('letters', 'letters.see', Id),
  lookAtItem: look('moderation', 'moderation.see', Id),
  /** `id` is the uid. */
  lookAtMember: look('members', 'members.see', v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
};
