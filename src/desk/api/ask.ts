import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { InputOf, OutputOf } from '@/contract/call';
import type { DeskCall } from '@/contract/desk/deskCall';
import type { DeskTag } from './deskApi';
import type { deskQuery } from './deskQuery';

type Build = EndpointBuilder<typeof deskQuery, DeskTag, 'api'>;
type Fields = Record<string, unknown>;

/** An endpoint that reads: `letters: read(build, deskCalls.deskLetters, ['letters'])`. */
export const read = <C extends DeskCall>(build: Build, call: C, tags: readonly DeskTag[] = []) =>
  build.query<OutputOf<C>, InputOf<C>>({
    query: (input) => ({ call, input: input as Fields }),
    providesTags: [...tags],
  });

/** Pages that a list keeps: what is read beyond takes the place of those at its other end, however long somebody goes on. */
export const PAGES_KEPT = 4;

/** An endpoint that reads on and on: `next` says which fields ask for what follows a page; undefined at the end. */
export const readPages = <C extends DeskCall>(
  build: Build,
  call: C,
  tags: readonly DeskTag[],
  next: (last: OutputOf<C>) => Partial<InputOf<C>> | undefined,
) =>
  // A page is asked for by the fields of all pages up to it: those of the pages before lead back.
  build.infiniteQuery<OutputOf<C>, InputOf<C>, readonly Partial<InputOf<C>>[]>({
    infiniteQueryOptions: {
      initialPageParam: [{}],
      maxPages: PAGES_KEPT,
      getNextPageParam: (last, _pages, way) => {
        const fields = next(last);
        return fields && [...way, fields];
      },
      getPreviousPageParam: (_first, _pages, way) => (way.length > 1 ? way.slice(0, -1) : undefined),
    },
    query: ({ queryArg, pageParam }) => ({ call, input: { ...(queryArg as Fields), ...(pageParam.at(-1) as Fields) } }),
    providesTags: [...tags],
  });

/** An endpoint that writes; what reads one of `changes`, or the log of acts, is asked again once it has happened. */
export const write = <C extends DeskCall>(build: Build, call: C, changes: readonly DeskTag[] = []) =>
  build.mutation<OutputOf<C>, InputOf<C>>({
    query: (input) => ({ call, input: input as Fields }),
    invalidatesTags: (_data, error) => (error === undefined ? [...changes, 'acts'] : []),
  });
