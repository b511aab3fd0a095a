import { formatCount } from '@/lib/format/counts';
import { relativeTime } from '@/lib/time/relativeTime';

const ago = {
  now: '刚刚',
  seconds: (count: number) => `${count} 秒前`,
  minutes: (count: number) => `${count} 分钟前`,
  hours: (count: number) => `${count} 小时前`,
};

const large = [
  { size: 100_000_000, sign: ' 亿' },
  { size: 10_000, sign: ' 万' },
];

/** F7: 刚刚, N秒前, N分钟前, N小时前, then the local date; both moments in epoch ms. */
export function timeAgo(at: number, now: number): string {
  return relativeTime(at, now, ago);
}

/** A count as people say it: 9,204, 1.2 万, 1.3 亿. */
export function countText(count: number): string {
  return formatCount(count, large);
}
