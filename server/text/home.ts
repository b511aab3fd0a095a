/** What stands on the two pictures of the home page. */
export const homeText = {
  checkin: { title: '每日签到', note: (days: number) => `连签 ${days} 天领`, closed: '看看我的记录' },
  invite: { title: '邀请好友', note: '邀请一人得', unpaid: '一起来玩' },
} as const;
