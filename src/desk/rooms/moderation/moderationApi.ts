import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

/** What the queue is read anew after, ms. */
export const POLL_MS = 10_000;

const moderationApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    queue: readPages(build, deskCalls.deskModeration, ['moderation'], ({ records, hasMore, cutoff }) =>
      hasMore ? { cutoff, afterId: records.at(-1)?.id } : undefined,
    ),
    item: read(build, deskCalls.deskModerationOpen, ['moderation']),
    judge: write(build, deskCalls.deskJudge, ['moderation', 'members', 'today']),
    undo: write(build, deskCalls.deskUndoDecision, ['moderation', 'members', 'today']),
    markPost: write(build, deskCalls.deskMarkPost, ['moderation']),
    words: read(build, deskCalls.deskWords, ['words']),
    wordPreview: read(build, deskCalls.deskWordPreview),
    saveWord: write(build, deskCalls.deskSaveWord, ['words', 'moderation']),
    removeWord: write(build, deskCalls.deskRemoveWord, ['words', 'moderation']),
  }),
});

export const {
  useQueueInfiniteQuery,
  useItemQuery,
  useJudgeMutation,
  useUndoMutation,
  useMarkPostMutation,
  useWordsQuery,
  useLazyWordPreviewQuery,
  useSaveWordMutation,
  useRemoveWordMutation,
} = moderationApi;
