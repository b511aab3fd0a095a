import { type StoredOrder, statusAt } from '@server/money/orders';
import { returnUrl } from '@server/money/payUrl';
import { cashierText } from '@server/text/cashier';
import { moneyText } from '@server/text/money';
import { escapeHtml } from '@/lib/html/escapeHtml';

/** What the cashier's page shows: an order that can be paid, or why not. */
export interface CashierView {
  /** null when the link is not good. */
  order: StoredOrder | null;
  sig: string;
  /** The member has just let the payment fail. */
  failed: boolean;
  now: number;
}

const STYLE = `
:root { color-scheme: light dark; --page: #F2F7FD; --surface: #FFF; --text: #10233D; --text-2: #4C5C71; --line: #E3ECF7; --primary: #1560CC; --tint: #FFF0DA; --warning: #A35200; --error: #C9261A; }
@media (prefers-color-scheme: dark) { :root { --page: #0C1420; --surface: #141F2E; --text: #EAF1FA; --text-2: #A9B8CA; --line: #22324A; --primary: #2867D2; --tint: #36291A; --warning: #F0A850; --error: #FF7A70; } }
html { font-size: min(calc(100vw * 16 / 375), calc(520px * 16 / 375)); }
body { margin: 0 auto; max-width: 520px; padding: 1rem; box-sizing: border-box; background: var(--page); color: var(--text); font: 1rem/1.5 "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.125rem; text-align: center; }
main { margin: 1rem 0; padding: 1.25rem 1rem; border-radius: 1rem; background: var(--surface); }
.notice { margin: .75rem 0 0; padding: .5rem .75rem; border-radius: .5rem; background: var(--tint); color: var(--warning); font-size: .8125rem; text-align: center; }
.amount { margin: 0; font-size: 2rem; font-weight: 600; text-align: center; font-variant-numeric: tabular-nums; }
.state { margin: .25rem 0 1rem; font-weight: 600; text-align: center; }
.failed { margin: .5rem 0 0; color: var(--error); text-align: center; }
.deadline { margin: .25rem 0 1rem; color: var(--text-2); font-size: .8125rem; text-align: center; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .875rem; }
dt { color: var(--text-2); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; } form + a { margin-top: .75rem; border-color: transparent; background: none; color: var(--text-2); }
button, a { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 999px; background: var(--surface); color: inherit; font: inherit; line-height: 1.625rem; text-align: center; text-decoration: none; cursor: pointer; }
button[value="pay"] { border-color: var(--primary); background: var(--primary); color: #FFF; font-weight: 600; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
h2 { margin: 1rem 0 0; color: var(--text-2); font-size: .8125rem; font-weight: 400; text-align: center; }
`;

const clockTime = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** What a member may do at the sandbox cashier. */
export const cashierActions = ['pay', 'card', 'delay', 'twice', 'fail', 'cancel'] as const;
export type CashierAction = (typeof cashierActions)[number];

function actions(order: StoredOrder, sig: string): string {
  const button = (action: CashierAction) => `<button name="action" value="${action}">${cashierText[action]}</button>`;
  return `<form method="post" action="/pay/sandbox/${order.id}?sig=${escapeHtml(sig)}">
${button('pay')}
<h2>${cashierText.more}</h2>
${cashierActions
  .filter((action) => action !== 'pay')
  .map(button)
  .join('\n')}
</form>`;
}

function details(order: StoredOrder): string {
  const payType = moneyText.payTypes[order.payType] ?? order.payType;
  const rows = [
    [cashierText.order, order.title],
    [cashierText.orderNumber, order.id],
    [cashierText.payType, payType],
  ];
  return `<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}

function content({ order, sig, failed, now }: CashierView): string {
  const back = (href: string) => `<a href="${href}">${cashierText.back}</a>`;
  if (order === null) return `<main><p class="state">${cashierText.states.invalid}</p></main>${back('/recharge')}`;
  const amount = `<p class="amount">${cashierText.amount((order.amountFen / 100).toFixed(2))}</p>`;
  const status = statusAt(order, now);
  if (status !== 'pending') {
    const state = `<p class="state">${cashierText.states[status]}</p>`;
    return `<main>${amount}${state}${details(order)}</main>${back(returnUrl(order.id))}`;
  }
  const deadline = `<p class="deadline">${cashierText.deadline(clockTime.format(order.expiresAt))}</p>`;
  const problem = failed ? `<p class="failed" role="alert">${cashierText.failed}</p>` : '';
  return `<main>${amount}${problem}${deadline}${details(order)}</main>${actions(order, sig)}${back(returnUrl(order.id))}`;
}

/** The whole page; it works without any script. */
export function cashierPage(view: CashierView, nonce: string): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><title>${cashierText.title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><h1>${cashierText.title}</h1><p class="notice">${cashierText.notice}</p>
${content(view)}</body></html>`;
}
