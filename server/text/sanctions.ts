import { whenText } from './when';

const until = (at: number | null) => (at === null ? '解除之前' : `${whenText(at)} 之前`);

/** What members read of warnings, mutes and bans. */
export const sanctionText = {
  refused: (reason: string, end: number | null) => `你已被禁言，${until(end)}不能发布内容或修改资料。原因：${reason}`,
  closed: (reason: string) => `该账号已被封停，原因：${reason}。有异议请联系客服`,
  warned: { title: '你收到一次警告', text: (reason: string) => `原因：${reason}。再次违规可能会被禁言或封号。` },
  muted: {
    title: '你已被禁言',
    text: (reason: string, end: number | null) =>
      `原因：${reason}。${until(end)}不能发帖、评论、评价和修改资料，浏览、阅读和下载不受影响。`,
  },
  banned: { title: '账号已被封停', text: (reason: string) => `原因：${reason}。有异议请联系客服。` },
  lifted: {
    mute: { title: '禁言已解除', text: '现在可以正常发布内容了。' },
    ban: { title: '账号已恢复', text: '账号的封停已经解除，可以正常使用了。' },
  },
  loginsEnded: {
    title: '设备已退出登录',
    text: '客服让你的账号在所有设备上退出了登录，请重新登录并检查密码是否安全。',
  },
  link: '/faq',
} as const;
