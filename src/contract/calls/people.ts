import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id, Nothing } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';
import { PageCover, PagePart, Person, PersonBook, PersonGame, UserProfile } from '@/contract/person';

const withId = v.object({ id: Id });
const ofPerson = v.object({ id: Id, ...pageFields });
/** Without `userId` the lists are one's own, which needs a login. */
const ofSomebody = v.object({ ...pageFields, userId: v.optional(Id) });

/** People: their pages, whom they follow, whom one blocks (contract 2). */
export const peopleCalls = {
  userProfile: call({ method: 'GET', path: 'v1/square/user/{id}', input: withId, output: UserProfile }),
  /**
   * What somebody plays (what they wrote about first, then what they gave stars, then the others; of each the latest), and
   * what they follow of books; 1006 where they hide it.
   */
  personGames: call({
    method: 'GET',
    path: 'v1/square/user/{id}/games',
    input: ofPerson,
    output: listOf(PersonGame),
  }),
  personBooks: call({
    method: 'GET',
    path: 'v1/square/user/{id}/books',
    input: ofPerson,
    output: listOf(PersonBook),
  }),
  pageCovers: call({
    method: 'GET',
    path: 'v1/user/page/covers',
    access: 'member',
    input: Nothing,
    output: v.array(PageCover),
  }),
  savePage: call({
    method: 'POST',
    path: 'v1/user/page',
    access: 'member',
    encoding: 'json',
    /** Each only where given; `cover` is the key of one of `pageCovers`. */
    input: v.object({ cover: v.optional(v.pipe(v.string(), v.maxLength(32))), hides: v.optional(v.array(PagePart)) }),
    output: v.object({ cover: v.string(), hides: v.array(PagePart) }),
  }),
  suggestedUsers: call({
    method: 'GET',
    path: 'v1/user/suggest/list',
    input: v.object(pageFields),
    /** People worth following whom one does not follow yet. */
    output: listOf(Person),
  }),
  followList: call({ method: 'GET', path: 'v1/user/follow/list', input: ofSomebody, output: listOf(Person) }),
  fanList: call({ method: 'GET', path: 'v1/user/fans/list', input: ofSomebody, output: listOf(Person) }),
  block: call({
    method: 'POST',
    path: 'v1/user/block/{id}',
    access: 'member',
    input: withId,
    /** Ends following in both directions. */
    output: v.object({ blocked: v.boolean() }),
  }),
  unblock: call({
    method: 'DELETE',
    path: 'v1/user/block/{id}',
    access: 'member',
    input: withId,
    output: v.object({ blocked: v.boolean() }),
  }),
  blockList: call({
    method: 'GET',
    path: 'v1/user/block/list',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(Person),
  }),
};
