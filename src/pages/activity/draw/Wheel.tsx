import type { CSSProperties } from 'react';
import type { ActivityPrize } from '@/contract/activity';
import { groupThousands } from '@/lib/format/groupThousands';
import { activityText } from '@/text/activity';
import GemArt from '@/ui/art/gem.svg';
import type { DrawHere } from './useDraw';
import { Disc, Hub, Pointer, Root } from './wheel.styles';
import { rankOf, restOf, wheelFields } from './wheelFields';

const text = activityText.wheel;

/** The drawing's own units: half its side, the fields' edge, and where the bulbs sit. */
const MIDDLE = 160;
const FIELD = 134;
const BULBS = 24;
const BULB_RING = 148;

/** Where the diamonds of a field stand around the middle of their pile. */
const PILES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-10, 0],
    [10, 0],
    [0, -7],
  ],
  [
    [-17, -2],
    [17, -2],
    [-9, -9],
    [9, -9],
    [0, 2],
  ],
];
const PILE_OF_RANK = [2, 2, 1, 0] as const;
const GEM = 21;

const on = (radius: number, degrees: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(turn)).toFixed(2)} ${(MIDDLE + radius * Math.sin(turn)).toFixed(2)}`;
};

function Field({ prize, rank, size, at }: { prize: ActivityPrize; rank: number; size: number; at: number }) {
  const half = Math.min(size / 2, 90);
  const pile = PILES[PILE_OF_RANK[rank] ?? 0] ?? [];
  return (
    <g transform={`rotate(${at * size} ${MIDDLE} ${MIDDLE})`} data-rank={rank} data-odd={at % 2 || undefined}>
      <path d={`M${MIDDLE} ${MIDDLE}L${on(FIELD, -half)}A${FIELD} ${FIELD} 0 0 1 ${on(FIELD, half)}Z`} />
      {rank < 0 ? (
        <>
          <text x={MIDDLE} y="62">
            {text.nothing}
          </text>
          <path data-star d="M160 74l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
        </>
      ) : (
        <>
          <text x={MIDDLE} y="64" data-prize>
            {groupThousands(prize.coins)}
            <tspan dx="2">{text.unit}</tspan>
          </text>
          {pile.map(([x, y]) => (
            <GemArt
              key={`${x} ${y}`}
              x={MIDDLE + x - GEM / 2}
              y={86 + y - GEM / 2}
              width={GEM}
              height={GEM}
              aria-hidden="true"
            />
          ))}
        </>
      )}
    </g>
  );
}

/**
 * The wheel of a draw: fields of one size, a pointer, and a hub that does what the button under it does. It turns in less than a
 * second to what the server drew, and stands on it. To a screen reader it is a picture; the button says what there is to do.
 */
export function Wheel({ prizes, draw }: { prizes: readonly ActivityPrize[]; draw: DrawHere }) {
  const fields = wheelFields(prizes);
  const size = 360 / fields.length;
  const turn = { '--rest': `${restOf(fields, draw.prizeId)}deg` } as CSSProperties;
  return (
    <Root aria-hidden="true">
      <Disc viewBox="0 0 320 320" data-at={draw.at} style={turn} onAnimationEnd={draw.land}>
        <circle data-rim cx={MIDDLE} cy={MIDDLE} r="158" />
        {Array.from({ length: BULBS }, (_, bulb) => {
          const [x, y] = on(BULB_RING, (bulb * 360) / BULBS).split(' ');
          return <circle key={`${x} ${y}`} data-bulb={bulb % 2} cx={x} cy={y} r={bulb % 2 ? 4 : 3.2} />;
        })}
        <circle data-face cx={MIDDLE} cy={MIDDLE} r="137" />
        {fields.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize may stand in two fields, and fields do not move
          <Field key={at} prize={prize} rank={rankOf(prizes, prize)} size={size} at={at} />
        ))}
      </Disc>
      <Pointer viewBox="0 0 48 56">
        <path d="M12 3h24l9 13-21 38L3 16z" fill="#FFB648" />
        <path d="M12 3L3 16h11z" fill="#FFE9B8" />
        <path d="M12 3h24l-2 13H14z" fill="#FFD86B" />
        <path d="M36 3l9 13H34z" fill="#F59A2E" />
        <path d="M3 16h11l10 38z" fill="#FFC766" />
        <path d="M45 16H34L24 54z" fill="#D97A12" />
      </Pointer>
      <Hub type="button" tabIndex={-1} data-at={draw.at} disabled={!draw.possible} onClick={draw.ask}>
        <b>{text.hub}</b>
        <span>{text.cost}</span>
      </Hub>
    </Root>
  );
}
