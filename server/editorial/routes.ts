import type { ServerContext } from '@server/context';
import { together } from '@server/db/together';
import { type Member, sharedRoute } from '@server/http/sharedRoute';
import type { FastifyInstance } from 'fastify';
import { editorialCalls } from '@/contract/calls/editorial';
import { itemsOf, listsWithOwned, pickLists } from './pickLists';
import { nextStoryAt, storyById, storyList } from './stories';
import { ownedIn, type Subject, withOwnedIn } from './subjects';

const subjects = ['home', 'games', 'books'] as const;

const owned = ({ reader, userId }: Member, about: readonly Subject[]) =>
  together<{ owned: number[] }>(reader, { owned: ownedIn(userId, about) });

/** Stories of the day and lists made by people: the same for everybody, but for what a member owns. */
export function editorialRoutes(app: FastifyInstance, ctx: ServerContext): void {
  sharedRoute(app, ctx, editorialCalls.storyList, {
    subjects,
    make: async ({ reader, now }) => ({
      records: await storyList(reader, now),
      next: await nextStoryAt(reader, now),
    }),
    until: ({ next }) => next,
    overlay: async (member, { records }) => ({
      records: withOwnedIn(records, (await owned(member, records)).owned),
    }),
  });
  sharedRoute(app, ctx, editorialCalls.story, {
    subjects,
    make: ({ reader, now }, { id }) => storyById(reader, id, now),
    async overlay(member, story) {
      const [own = story] = withOwnedIn([story], (await owned(member, [story])).owned);
      return own;
    },
  });
  sharedRoute(app, ctx, editorialCalls.pickLists, {
    subjects,
    make: async ({ reader }) => ({ records: await pickLists(reader) }),
    overlay: async (member, { records }) => ({
      records: listsWithOwned(records, (await owned(member, itemsOf(records))).owned),
    }),
  });
}
