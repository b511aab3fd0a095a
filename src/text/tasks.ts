/** Words of the task list. */
export const tasksText = {
  groups: { daily: '每日任务', once: '成长任务' },
  reset: (left: string) => `${left} 后刷新`,
  resetDaily: '每日 0 点刷新（北京时间）',
  progress: (done: number, need: number) => `${done}/${need}`,
  go: '去完成',
  claim: '领取',
  done: '已完成',
  button: (action: string, title: string) => `${action}：${title}`,
  emptyTitle: '暂时没有任务',
  emptyNote: '新任务上线后会出现在这里',
} as const;
