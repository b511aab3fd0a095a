const moment = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** A moment as members read it: 2026 年 3 月 9 日 12:00. */
export function whenText(at: number): string {
  const part = Object.fromEntries(moment.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.year} 年 ${part.month} 月 ${part.day} 日 ${part.hour}:${part.minute}`;
}
