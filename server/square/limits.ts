/** Limits the square's pages read; the desk changes them (`squareRules`). */
export const squareConfig: readonly { key: string; value: number }[] = [
  { key: 'maxImages', value: 9 },
  { key: 'imageMaxMB', value: 8 },
  { key: 'titleMaxLength', value: 30 },
  { key: 'minLength', value: 5 },
  { key: 'maxLength', value: 2000 },
  { key: 'commentMaxLength', value: 500 },
  { key: 'maxTags', value: 3 },
  { key: 'postsPerDay', value: 20 },
  { key: 'commentsPerDay', value: 200 },
  { key: 'renameDays', value: 7 },
];
