import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

export const lettersApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    letterFacts: read(build, deskCalls.deskLetterFacts, ['letters']),
    letters: readPages(build, deskCalls.deskLetters, ['letters'], ({ records, hasMore }) => {
      const last = hasMore ? records.at(-1) : undefined;
      return last && { afterAt: last.orderAt, afterId: last.id };
    }),
    letter: read(build, deskCalls.deskLetter, ['letters']),
    unmaskContact: write(build, deskCalls.deskUnmaskContact),
    letterPeople: read(build, deskCalls.deskLetterPeople, ['staff']),
    assignLetter: write(build, deskCalls.assignLetter, ['letters']),
    sortLetter: write(build, deskCalls.sortLetter, ['letters']),
    answerLetter: write(build, deskCalls.answerLetter, ['letters', 'cannedAnswers']),
    noteLetter: write(build, deskCalls.noteLetter, ['letters']),
    closeLetter: write(build, deskCalls.closeLetter, ['letters']),
    reopenLetter: write(build, deskCalls.reopenLetter, ['letters']),
    snoozeLetter: write(build, deskCalls.snoozeLetter, ['letters']),
    mergeLetters: write(build, deskCalls.mergeLetters, ['letters']),
    answerLetters: write(build, deskCalls.answerLetters, ['letters', 'cannedAnswers']),
    changeLetters: write(build, deskCalls.changeLetters, ['letters']),
    mergeDoubles: write(build, deskCalls.mergeDoubles, ['letters']),
    faqFromLetter: write(build, deskCalls.faqFromLetter),
    faqCategories: read(build, deskCalls.deskFaqCategories, ['content']),
    cannedAnswers: read(build, deskCalls.cannedAnswers, ['cannedAnswers']),
    saveCannedAnswer: write(build, deskCalls.saveCannedAnswer, ['cannedAnswers']),
    dropCannedAnswer: write(build, deskCalls.dropCannedAnswer, ['cannedAnswers']),
  }),
});

export const {
  useLetterFactsQuery,
  useLettersInfiniteQuery,
  useLetterQuery,
  useUnmaskContactMutation,
  useLetterPeopleQuery,
  useAssignLetterMutation,
  useSortLetterMutation,
  useAnswerLetterMutation,
  useNoteLetterMutation,
  useCloseLetterMutation,
  useReopenLetterMutation,
  useSnoozeLetterMutation,
  useMergeLettersMutation,
  useAnswerLettersMutation,
  useChangeLettersMutation,
  useMergeDoublesMutation,
  useFaqFromLetterMutation,
  useFaqCategoriesQuery,
  useCannedAnswersQuery,
  useSaveCannedAnswerMutation,
  useDropCannedAnswerMutation,
} = lettersApi;

/** How often what others do is looked for, ms. */
export const POLL_MS = 10_000;
