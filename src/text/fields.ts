/** What fields say themselves. */
export const fieldsText = {
  reveal: '显示密码',
  conceal: '隐藏密码',
  clear: '清空',
  counter: (used: number, limit: number) => `${used}/${limit}`,
  atLeast: (min: number) => `至少选 ${min} 项`,
  atMost: (max: number) => `最多选 ${max} 项`,
} as const;
