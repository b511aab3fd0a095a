interface Row {
  id?: unknown;
}

const has = (row: object, ...fields: string[]) => fields.every((field) => field in row);

/** A post, in whatever answer. */
export const isPost = (id: number) => (row: object) =>
  (row as Row).id === id && has(row, 'author', 'commentCount') && !has(row, 'postId');

/** A comment or reply. */
export const isComment = (id: number) => (row: object) => (row as Row).id === id && has(row, 'author', 'postId');

/** A book on any shelf. */
export const isBook = (id: number) => (row: object) =>
  (row as Row).id === id && has(row, 'chapterCount', 'subscribeCount');

/** A film or album of the welfare page. */
export const isWelfare = (id: number) => (row: object) => (row as Row).id === id && has(row, 'poster', 'pictureCount');

/** A person, as an author or in a list of people. */
export const isPerson = (id: number) => (row: object) => (row as Row).id === id && has(row, 'uid', 'followed');

/** A review of a game. */
export const isReview = (id: number) => (row: object) => (row as Row).id === id && has(row, 'score', 'helpfulCount');

/** What a member has to do with a game; `id` is the game's. */
export const isStanding = (id: number) => (row: object) => (row as Row).id === id && has(row, 'canReview', 'wished');
