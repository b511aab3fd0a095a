/** What claiming says, whatever is claimed. */
export const claimsText = {
  gained: (coins: number) => `已到账 +${coins} 钻`,
  joined: '已参加，完成任务会自动记上',
  lost: '网络不太稳，正在确认结果，请勿重复操作',
} as const;
