import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { keyOf, type Target } from './target';
import { type WishState, wishTable } from './wishMachine';

const { step } = machine<WishState>()(wishTable);

type Wishes = Readonly<Record<string, WishState>>;
type Flying = Extract<WishState, { at: 'flying' }>;

const resting: WishState = { at: 'resting' };
const none: Wishes = {};

/** What the server said: whether the switch is on now, and the number of likes it counts. */
export interface WishAnswer {
  target: Target;
  on: boolean;
  likeCount?: number;
}

function move(wishes: Wishes, target: Target, apply: (wish: WishState) => WishState): Wishes {
  const key = keyOf(target);
  const before = wishes[key] ?? resting;
  const after = apply(before);
  if (after === before) return wishes;
  if (after.at !== 'resting') return { ...wishes, [key]: after };
  const { [key]: _done, ...others } = wishes;
  return others;
}

const again = (from: Flying, truth: boolean): Flying => ({ ...from, sent: from.want, truth, trip: from.trip + 1 });

/** Likes, follows, blocks and removals on their way to the server. */
export const wishesSlice = createSlice({
  name: 'wishes',
  initialState: none,
  reducers: {
    /** A member switched something; `want` is what it shall be. The rows on screen change with this. */
    tapped: (wishes, { payload: { target, want } }: PayloadAction<{ target: Target; want: boolean }>) =>
      move(wishes, target, (wish) =>
        step(wish, 'tapped', (from) =>
          from.at === 'flying' ? { ...from, want } : { at: 'flying', target, want, sent: want, truth: !want, trip: 1 },
        ),
      ),
    answered: (wishes, { payload: { target, on } }: PayloadAction<WishAnswer>) =>
      move(wishes, target, (wish) =>
        step(wish, 'answered', (from) => (from.want === on ? { at: 'resting' } : again(from, on))),
      ),
    /** `lost`: the server may have acted although no answer came. `truth` is what the rows go back to. */
    failed: (wishes, { payload: { target, lost } }: PayloadAction<{ target: Target; truth: boolean; lost: boolean }>) =>
      move(wishes, target, (wish) =>
        step(wish, 'failed', (from) => (lost && from.want !== from.sent ? again(from, from.truth) : { at: 'resting' })),
      ),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => none).addCase(sessionStarted, () => none),
  selectors: {
    selectWishes: (wishes) => wishes,
    /** Whether a request about this is under way. */
    selectIsWished: (wishes, target: Target) => keyOf(target) in wishes,
  },
}).injectInto(lateReducer);

export const wishEvents = wishesSlice.actions;
export const { selectWishes, selectIsWished } = wishesSlice.selectors;

const ofPerson = { kind: 'keep', id: 'pseudonym' } as const;
/** Of something that a member wrote. */
const ofText = { kind: 'keep', of: 'keep', id: 'pseudonym', postId: 'pseudonym', threadId: 'pseudonym' } as const;
/** Of what the operator offers to all. */
const ofThing = { kind: 'keep', of: 'keep', id: 'keep' } as const;
/** A target's id is a person's, that of something somebody wrote, or that of something everybody has. */
export const targetRule = {
  $by: 'kind',
  of: {
    follow: ofPerson,
    block: ofPerson,
    like: { $by: 'of', of: { post: ofText, comment: ofText, welfare: ofThing } },
    hide: ofText,
    subscribe: ofThing,
    helpful: ofText,
    wishlist: ofThing,
    delete: ofText,
  },
} as const;
const target = targetRule;

export const wishesRecording: RecordingRules<typeof wishEvents> = {
  tapped: { target, want: 'keep' },
  answered: { target, on: 'keep', likeCount: 'keep' },
  failed: { target, truth: 'keep', lost: 'keep' },
};
