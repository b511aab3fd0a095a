/** How much a database holds before it is measured. */
export interface Size {
  name: 'tiny' | 'small' | 'medium' | 'large' | 'million';
  members: number;
  /** Members with diamonds of their own, the first ones: each goes through the ledger, whose rules are never off. */
  rich: number;
  posts: number;
  comments: number;
  /** Comments of the one post everybody talks about, and replies under one of them. */
  hotComments: number;
  hotReplies: number;
  postLikes: number;
  commentLikes: number;
  /** Whom each member follows; besides, all follow one, and one follows a thousand. */
  follows: number;
  messages: number;
  games: number;
}

const perMember = { follows: 10, games: 200 };

/**
 * `large` is what the load tests are about, `medium` a tenth of it, `million` as many members as posts; `tiny` only proves that
 * the harness works.
 */
export const sizes: Readonly<Record<Size['name'], Size>> = {
  tiny: {
    ...perMember,
    name: 'tiny',
    members: 200,
    rich: 200,
    posts: 2_000,
    comments: 4_000,
    hotComments: 400,
    hotReplies: 100,
    postLikes: 2_000,
    commentLikes: 1_000,
    messages: 400,
  },
  small: {
    ...perMember,
    name: 'small',
    members: 1_000,
    rich: 1_000,
    posts: 10_000,
    comments: 20_000,
    hotComments: 500,
    hotReplies: 100,
    postLikes: 10_000,
    commentLikes: 5_000,
    messages: 3_000,
  },
  medium: {
    ...perMember,
    name: 'medium',
    members: 10_000,
    rich: 10_000,
    posts: 100_000,
    comments: 200_000,
    hotComments: 5_000,
    hotReplies: 500,
    postLikes: 100_000,
    commentLikes: 50_000,
    messages: 30_000,
  },
  large: {
    ...perMember,
    name: 'large',
    members: 100_000,
    rich: 100_000,
    posts: 1_000_000,
    comments: 2_000_000,
    hotComments: 50_000,
    hotReplies: 5_000,
    postLikes: 1_000_000,
    commentLikes: 500_000,
    messages: 300_000,
  },
  million: {
    games: 200,
    name: 'million',
    members: 1_000_000,
    rich: 100_000,
    posts: 1_000_000,
    comments: 1_000_000,
    hotComments: 50_000,
    hotReplies: 5_000,
    postLikes: 1_000_000,
    commentLikes: 300_000,
    follows: 2,
    messages: 300_000,
  },
};
