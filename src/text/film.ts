import { clockText } from '@/lib/time/duration';

/** Words of the player of films. */
export const filmText = {
  play: '播放',
  resume: (seconds: number) => `从 ${clockText(seconds)} 继续`,
  loading: '正在加载',
  faults: {
    network: ['网络不太顺畅，视频加载失败', '检查网络后再试一次，会从刚才的位置继续'],
    format: ['这段视频暂时放不出来', '文件可能有问题，可以再试一次，或先看看别的'],
    unsupported: ['当前浏览器放不了这种视频', '请升级系统，或换用最新版的 Chrome、Edge、Firefox 打开'],
  },
  retry: '重试',
} as const;
