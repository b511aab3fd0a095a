/** What most members hold in their hands. */
export const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** The browser inside WeChat, which blocks downloads. */
export const inWeChat = `${androidPhone} MicroMessenger/8.0.50`;
