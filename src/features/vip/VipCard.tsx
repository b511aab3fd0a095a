import { useVipConfigQuery } from '@/api/moneyApi';
import { isVip, type UserStatus } from '@/contract/userStatus';
import { groupThousands } from '@/lib/format/groupThousands';
import { yuan } from '@/lib/format/money';
import { dayText } from '@/lib/time/calendarDay';
import { vipText } from '@/text/vip';
import Crown from '@/ui/art/crown.svg';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { bestPlan, fenPerDay } from './plans';
import { CardBody, CardNote, CardRow, CardTop } from './vip.styles';

const text = vipText.card;
const DAY = 86_400_000;
/** The clock on screen is up to half a minute old: a month bought just now is no 31 days. */
const SLACK = 60_000;

export interface VipCardProps {
  /** Undefined for guests and while it is not known. */
  status: UserStatus | undefined;
  /** The server's time, by which VIP ends. */
  now: number;
  onOpen: () => void;
}

/** VIP on the profile page: when it ends, or what it would cost a day (pages 19). */
export function VipCard({ status, now, onOpen }: VipCardProps) {
  const { data, isLoading } = useVipConfigQuery();
  const rights = (bestPlan(data?.plans ?? []) ?? data?.plans[0])?.benefits.slice(0, 4) ?? [];
  const running = status !== undefined && isVip(status, now);
  return (
    <Card tone="vip" role="group" aria-label={vipText.name}>
      <CardBody>
        <CardTop>
          <Crown aria-hidden="true" />
          <h2>{vipText.name}</h2>
          <p>{ribbon(status, running)}</p>
        </CardTop>
        <CardRow>
          {running ? <Left expTime={status.expTime} now={now} /> : <Hook plans={data?.plans ?? []} />}
          <Button tone="gold" size="s" onClick={onOpen}>
            {running ? text.renew : text.open}
          </Button>
        </CardRow>
        {isLoading && <CardNote data-waits aria-hidden="true" />}
        {rights.length > 0 && <CardNote>{rights.join(vipText.between)}</CardNote>}
        {data?.refusal && <CardNote>{data.refusal}</CardNote>}
      </CardBody>
    </Card>
  );
}

function ribbon(status: UserStatus | undefined, running: boolean): string | undefined {
  if (running) return status?.expTime ? text.until(dayText(status.expTime)) : text.endless;
  return status?.expTime ? text.ended(dayText(status.expTime)) : undefined;
}

function Left({ expTime, now }: { expTime: number | null | undefined; now: number }) {
  if (!expTime)
    return (
      <p>
        {text.running}
        <b>{text.runningAll}</b>
      </p>
    );
  return (
    <p>
      {text.left}
      <b>{text.leftDays(groupThousands(Math.max(1, Math.ceil((expTime - now - SLACK) / DAY))))}</b>
    </p>
  );
}

function Hook({ plans }: { plans: NonNullable<ReturnType<typeof useVipConfigQuery>['data']>['plans'] }) {
  const plan = bestPlan(plans) ?? plans[0];
  const fen = plan && fenPerDay(plan);
  return plan && fen !== undefined ? (
    <p>
      {text.hook(plan.title)}
      <b>{text.hookPrice(yuan(fen))}</b>
    </p>
  ) : (
    <p>
      {text.pitch}
      <b>{text.pitchMore}</b>
    </p>
  );
}
