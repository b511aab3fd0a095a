/** Frequent questions at the foot of other pages. */
export const relatedQuestionsText = {
  title: '也许能帮到你',
} as const;
