import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const contentApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    contentKinds: read(build, deskCalls.deskContentKinds, ['content']),
    contentRows: readPages(build, deskCalls.deskContentList, ['content'], ({ next }) =>
      next === null ? undefined : { offset: next },
    ),
    contentRefs: read(build, deskCalls.deskContentRefs, ['content']),
    contentThing: read(build, deskCalls.deskContentThing, ['content']),
    contentPreview: read(build, deskCalls.deskContentPreview, ['content']),
    checkContent: read(build, deskCalls.deskContentCheck),
    saveContent: write(build, deskCalls.deskContentSave, ['content']),
    publishContent: write(build, deskCalls.deskContentPublish, ['content', 'members']),
    rebaseContent: write(build, deskCalls.deskContentRebase, ['content']),
    dropContent: write(build, deskCalls.deskContentDrop, ['content']),
    decideContent: write(build, deskCalls.deskDecide, ['content', 'members']),
    undoContent: write(build, deskCalls.deskContentUndo, ['content']),
  }),
});

export const {
  useContentKindsQuery,
  useContentRowsInfiniteQuery,
  useContentRefsQuery,
  useContentThingQuery,
  useContentPreviewQuery,
  useCheckContentQuery,
  useSaveContentMutation,
  usePublishContentMutation,
  useRebaseContentMutation,
  useDropContentMutation,
  useDecideContentMutation,
  useUndoContentMutation,
} = contentApi;
