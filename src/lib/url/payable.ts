import { isFollowable } from './followable';

/** The payment apps that a cashier's address may open; Android names them by an intent as well. */
const APP = /^(?:alipays?|weixin):\/\/[^\s\\]+$/i;
const INTENT = /^intent:\/\/[^\s\\#]+#Intent;(?:[^\s\\;]+;)*scheme=(?:alipays?|weixin);(?:[^\s\\;]+;)*end;?$/i;

/** Whether an address opens a payment app, and so may open nothing where there is none. */
export const isPayApp = (url: string): boolean => APP.test(url) || INTENT.test(url);

/** Whether a member may be sent to an address to pay: a page (`isFollowable`), or one of the payment apps. */
export const isPayable = (url: string | null | undefined): url is string => isFollowable(url) || isPayApp(url ?? '');
