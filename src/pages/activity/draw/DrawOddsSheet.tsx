import { useActivityQuery } from '@/api/activityApi';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { activityText } from '@/text/activity';
import GemArt from '@/ui/art/gem.svg';
import { Sheet } from '@/ui/sheet/Sheet';
import { Bar, Mean, Odds, Question } from './draw.styles';

const text = activityText.wheel.odds;

/** The odds of a draw as published: each prize with its chance, what a ticket brings on average, and what members ask about it. */
export function DrawOddsSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const { id } = dataOf<{ id: number }>(overlay);
  const prizes = [...(useActivityQuery({ id }).data?.prizes ?? [])].sort((a, b) => b.coins - a.coins);
  const mean = prizes.reduce((sum, { coins, percent }) => sum + (coins * percent) / 100, 0);
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title}>
      <Odds>
        {prizes.map(({ id: prize, coins, percent }) => (
          <div key={prize}>
            <dt>
              {coins > 0 && <GemArt aria-hidden="true" />}
              {activityText.prize(coins)}
            </dt>
            <dd aria-hidden="true">
              <Bar data-nothing={coins === 0 || undefined}>
                <rect width={`${percent}%`} height="100%" rx="4" />
              </Bar>
            </dd>
            <dd>{activityText.percent(percent)}</dd>
          </div>
        ))}
      </Odds>
      <Mean>
        <GemArt aria-hidden="true" />
        <span>{text.mean(Math.round(mean * 100) / 100)}</span>
      </Mean>
      {text.questions.map(({ ask, answer }, at) => (
        <Question key={ask} open={at === 0}>
          <summary>{ask}</summary>
          <p>{answer}</p>
        </Question>
      ))}
    </Sheet>
  );
}
