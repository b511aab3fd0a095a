/** What an account waits for its member's word for. */
export const affairsText = {
  consent: {
    title: '协议有更新',
    note: '请阅读新的内容。同意后会记下版本和时间，可以在“隐私与数据”里查看。',
    open: (title: string) => `阅读《${title}》`,
    agree: '同意',
    later: '暂不同意',
    done: '已记下你的同意',
    nothing: '没有需要同意的更新',
  },
  leaving: {
    title: '账号正在等待注销',
    note: (moment: string) => `账号将于 ${moment} 注销，个人信息会被删除，无法恢复。还想继续使用，请撤销。`,
    over: '注销已经撤销，账号会继续保留。',
    keep: '撤销注销',
    go: '退出登录',
    done: '已撤销，账号会继续保留',
  },
} as const;
