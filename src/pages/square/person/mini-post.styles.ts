import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-8);
  align-items: start;
  padding: var(--s-12) var(--gutter) 0;

  & > div {
    display: grid;
    gap: var(--s-8);
    min-width: 0;
  }
`;

export const Card = styled.article`
  position: relative;
  min-width: 0;
  border-radius: var(--r-12);
  background: var(--surface);
  overflow: hidden;

  &[data-words] {
    background: linear-gradient(150deg, var(--primary-tint), var(--surface) 70%);
  }
  & > a {
    display: block;
  }
  & > a:focus-visible {
    outline-offset: -0.125rem;
  }
`;

export const Picture = styled.span`
  position: relative;
  display: block;
`;

export const Corner = styled.span`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  padding: 0 0.375rem;
  border-radius: var(--r-4);
  background: rgb(8 20 40 / 0.66);
  color: var(--on-art);
  font-size: var(--fs-12);
  line-height: 1.6;

  &[data-at='left'] {
    right: auto;
    left: 0.5rem;
  }
`;

export const Said = styled.b`
  display: -webkit-box;
  margin: 0.5rem 0.625rem 0;
  font-size: var(--fs-14);
  font-weight: 600;
  line-height: 1.45;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [data-words] & {
    margin-top: 0.875rem;
    margin-bottom: 0.375rem;
    font-weight: 500;
    line-height: 1.6;
    -webkit-line-clamp: 5;
  }
`;

export const Foot = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem;
  padding: 0.375rem 0.625rem 0.625rem;
  color: var(--text-3);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  & > span {
    display: flex;
    align-items: center;
    gap: 0.1875rem;
    min-width: 0;
    white-space: nowrap;
  }
  & svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
  & > [data-liked] svg {
    color: var(--mark-hot);
    fill: currentColor;
  }
`;
