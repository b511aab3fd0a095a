import type { DeskPurchase } from '@/contract/desk/members';
import type { RefundPreview } from '@/contract/desk/money';
import { Table } from '@/desk/kit/table/table.styles';
import { dayText, momentText } from '@/desk/kit/time/timeText';
import { clock } from '@/desk/world/clock';
import { moneyDeskText as text } from '@/text/desk/money';
import { refundText as refunds } from '@/text/desk/refunds';

const DAY_MS = 86_400_000;

interface TakenBackProps {
  preview: RefundPreview;
  /** Diamonds and days of VIP that go with what is given back. */
  taken: number;
  days: number;
  /** The whole order goes back at once, so that each kind of what it gave is taken whole. */
  isWhole: boolean;
  isReturned: (purchase: DeskPurchase) => boolean;
  onToggle: (purchase: DeskPurchase) => void;
  /** The balance once all of it is done. */
  after: number;
}

/** What is taken back by rule, and what may be given back with it so that there is enough to take. */
export function TakenBack({ preview, taken, days, isWhole, isReturned, onToggle, after }: TakenBackProps) {
  const { coins, bonus, firstBonus, vip, purchases, balance } = preview;
  const now = clock.now();
  const kinds = [
    { name: refunds.coins, diamonds: coins },
    { name: refunds.bonus, diamonds: bonus },
    { name: refunds.firstBonus, diamonds: firstBonus },
  ];
  const byRule = (isWhole ? kinds : [{ name: refunds.share, diamonds: taken }]).filter(({ diamonds }) => diamonds > 0);
  const daysBeside = purchases.filter(isReturned).reduce((sum, each) => sum + (each.days ?? 0), 0);
  const endsAfter = vip ? Math.max(now, vip.endsAt - (days + daysBeside) * DAY_MS) : 0;
  return (
    <section>
      <h3>
        {refunds.takes} <small>{refunds.takesNote}</small>
      </h3>
      <Table data-dense="" aria-label={refunds.takes}>
        <tbody>
          {byRule.map(({ name, diamonds }) => (
            <tr key={name} data-plain="">
              <td>{name}</td>
              <td data-dim="">{refunds.byRule}</td>
              <td data-num="">{text.signed(-diamonds)}</td>
            </tr>
          ))}
          {vip && (
            <tr data-plain="">
              <td>{text.vipDays(days)}</td>
              <td data-dim="">
                {refunds.vipFromTo(dayText(vip.endsAt, now), endsAfter > now ? dayText(endsAfter, now) : refunds.now)}
              </td>
              <td data-num="">{endsAfter > now ? '' : refunds.vipUsed}</td>
            </tr>
          )}
          {purchases.map((each) => (
            <tr key={`${each.itemKind} ${each.itemId}`} data-plain="">
              <td>
                <label>
                  <input type="checkbox" checked={isReturned(each)} onChange={() => onToggle(each)} /> {each.title}
                </label>
              </td>
              <td data-dim="">
                {each.days != null && `${text.vipDays(each.days)} · `}
                {refunds.bought(momentText(each.at, now))}
              </td>
              <td data-num="">{isReturned(each) ? text.signed(each.price) : text.none}</td>
            </tr>
          ))}
          {!vip && (
            <tr data-plain="">
              <th scope="row">{refunds.balanceAfter}</th>
              <td data-dim="">{text.diamonds(balance)} →</td>
              <td data-num="" data-below={after < 0 ? '' : undefined}>
                <b>{text.diamonds(after)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </section>
  );
}
