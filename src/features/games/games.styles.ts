import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';

/* Large text puts the button under the words instead of leaving them one letter. */
export const Row = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-12);
  padding: 0.6875rem var(--gutter);
`;

export const Lead = styled(Link)`
  display: flex;
  flex: 1 1 calc(10.5rem * var(--text-scale));
  align-items: center;
  gap: var(--s-12);
  min-width: 0;
`;

export const Rank = styled.span`
  flex: none;
  width: 1.375rem;
  margin-right: -0.25rem;
  color: var(--text-3);
  font: 700 var(--fs-16)/1 var(--font-num);
  text-align: center;

  &[data-rank='1'] {
    color: var(--rank-1);
  }
  &[data-rank='2'] {
    color: var(--rank-2);
  }
  &[data-rank='3'] {
    color: var(--primary);
  }
`;

export const Words = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;

  & > * {
    flex: none;
  }
`;

export const Name = styled.b`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  font-size: var(--fs-16);
  font-weight: 600;
  line-height: 1.35;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${Line} > & {
    flex: 0 1 auto;
  }
`;

export const Count = styled.small`
  color: var(--text-3);
  font-size: var(--fs-12);
`;

export const Hint = styled.span`
  display: block;
  margin: 0.0625rem 0 var(--s-4);
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* Tags that do not fit are not shown at all, never cut. */
export const Tags = styled(Line)`
  flex-wrap: wrap;
  height: calc(1.125rem * var(--text-scale));
  overflow: hidden;
`;

export const Side = styled.div`
  flex: none;
  margin-left: auto;
  text-align: center;

  & > p {
    margin-top: 0.1875rem;
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Feature = styled.article`
  margin: var(--s-4) var(--gutter) var(--s-4);
  border-radius: var(--r-12);
  background: var(--surface);
  overflow: hidden;
`;

export const Picture = styled(Link)`
  position: relative;
  display: block;

  /* Heads stand in the upper part of a cover, and the card is flatter than the cover. */
  & img {
    object-position: 50% 12%;
  }
`;

export const Pick = styled.span`
  position: absolute;
  z-index: 1;
  top: 0.625rem;
  left: 0.625rem;
  padding: 0.125rem 0.4375rem;
  border-radius: var(--r-4);
  background: var(--mark-new);
  color: var(--on-fill);
  font-size: var(--fs-10);
  font-weight: 700;
`;

export const FeatureBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-12);
`;

export const Gap = styled.div`
  padding: var(--s-4) var(--gutter) var(--s-12);
`;
