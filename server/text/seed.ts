/** What a new database says until its operator says something else. */
export const seedText = {
  supportHours: '每天 9:00–22:00（北京时间）',
} as const;
