import { Bone, Lines, Row } from './bone.styles';
import { SkeletonFrame } from './SkeletonFrame';
import { Cell, Grid, Slab } from './skeleton.styles';

export interface SkeletonProps {
  /** How many rows, covers or cards; the frame shows no more than fit the screen. */
  count?: number;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows with an icon or avatar, two lines and a pill: games, gifts, messages, tasks. */
export function SkeletonRows({
  count = 8,
  lead = 'icon',
  pill = true,
}: SkeletonProps & { lead?: 'icon' | 'avatar'; pill?: boolean }) {
  return (
    <SkeletonFrame>
      {numbers(count).map((row) => (
        <Row key={row}>
          <Bone data-shape={lead} />
          <Lines>
            <Bone data-shape="title" />
            <Bone data-shape="line" />
            {lead === 'icon' && <Bone data-shape="short" />}
          </Lines>
          {pill && <Bone data-shape="pill" />}
        </Row>
      ))}
    </SkeletonFrame>
  );
}

/** A grid of covers: three in a row, four on a wide column. */
export function SkeletonCovers({ count = 12 }: SkeletonProps) {
  return (
    <SkeletonFrame>
      <Grid>
        {numbers(count).map((cell) => (
          <Cell key={cell}>
            <Bone data-shape="cover" />
            <Bone data-shape="title" />
            <Bone data-shape="short" />
          </Cell>
        ))}
      </Grid>
    </SkeletonFrame>
  );
}

/** Edge-to-edge cards with an author, text and a picture: posts and comments. */
export function SkeletonCards({ count = 3, picture = true }: SkeletonProps & { picture?: boolean }) {
  return (
    <SkeletonFrame>
      {numbers(count).map((card) => (
        <Slab key={card}>
          <Row>
            <Bone data-shape="avatar" />
            <Lines>
              <Bone data-shape="short" />
              <Bone data-shape="line" />
            </Lines>
          </Row>
          <Bone data-shape="line" />
          <Bone data-shape="title" />
          {picture && <Bone data-shape="picture" />}
        </Slab>
      ))}
    </SkeletonFrame>
  );
}
