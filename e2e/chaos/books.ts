import type { Api, LedgerLine, Member } from '@e2e/support/api';
import type { Hands } from './hands';

/** Every line of the member's ledger, newest first. */
async function wholeLedger(api: Api, member: Member): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const fields = { uid: member.uid, currentPage, pageSize: 50 };
    const { records } = await api.post<{ records: LedgerLine[] }>('user/center/coin/all', fields, member);
    lines.push(...records);
    if (records.length < 50) return lines;
  }
}

/** What was charged more than once for one thing, or without anybody having agreed to it. */
export async function doubleCharges(
  api: Api,
  { member, agreed }: Hands,
): Promise<{ charges: number; wrong: string[] }> {
  const lines = await wholeLedger(api, member);
  const spent = lines.filter(({ delta }) => delta < 0);
  const wrong: string[] = [];
  const titles = spent.map(({ title }) => title).filter((title) => !/VIP|补签|抽奖/.test(title));
  for (const title of new Set(titles)) {
    const times = titles.filter((other) => other === title).length;
    if (times > 1) wrong.push(`${title}: ${times} times`);
  }
  const vip = spent.filter(({ title }) => title.includes('VIP')).length;
  if (vip > agreed.vip) wrong.push(`VIP: ${vip} times, agreed to ${agreed.vip} times`);
  const paid = lines.filter(({ title, delta }) => delta > 0 && /充值/.test(title)).length;
  if (paid > agreed.pay) wrong.push(`recharged ${paid} times, paid ${agreed.pay} times`);
  return { charges: spent.length, wrong };
}
