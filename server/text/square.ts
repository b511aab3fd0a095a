/** What the square tells a member by message, and names of people who are gone. */
export const squareText = {
  gone: '已注销用户',
  postLiked: (name: string) => `${name} 赞了你的帖子`,
  commentLiked: (name: string) => `${name} 赞了你的评论`,
  commented: (name: string) => `${name} 评论了你的帖子`,
  replied: (name: string) => `${name} 回复了你的评论`,
  quoted: (name: string) => `${name} 引用了你的帖子`,
  followed: (name: string) => `${name} 关注了你`,
} as const;
