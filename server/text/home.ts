/** What stands on the two pictures of the home page. */
export const homeText = {
  checkin: { title: '每日签到', note: '连签七天领' },
  invite: { title: '邀请好友', note: '每位好友得' },
} as const;
