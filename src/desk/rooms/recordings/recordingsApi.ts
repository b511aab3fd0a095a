import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const recordingsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    recordingFacts: read(build, deskCalls.deskRecordingFacts, ['recordings']),
    recordings: readPages(build, deskCalls.deskRecordings, ['recordings'], ({ records, hasMore }) => {
      const last = hasMore ? records.at(-1) : undefined;
      return last && { beforeId: last.id };
    }),
    recording: read(build, deskCalls.deskRecording, ['recordings']),
    recordingLines: read(build, deskCalls.deskRecordingLines, []),
    openRecording: write(build, deskCalls.openRecording, ['recordings']),
    markRecording: write(build, deskCalls.markRecording, ['recordings']),
    deleteRecording: write(build, deskCalls.deleteRecording, ['recordings', 'letters']),
  }),
});

export const {
  useRecordingFactsQuery,
  useRecordingsInfiniteQuery,
  useRecordingQuery,
  useRecordingLinesQuery,
  useOpenRecordingMutation,
  useMarkRecordingMutation,
  useDeleteRecordingMutation,
} = recordingsApi;

/** How often what others do is looked for, ms. */
export const POLL_MS = 15_000;
