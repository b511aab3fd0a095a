import styled from 'styled-components';

export const Screen = styled.div`
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));
`;

/* Right under the bar of the simple layout, which sticks above it. */
export const Head = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;

export const Row = styled.article`
  margin-bottom: var(--s-8);
  padding: var(--s-12) var(--gutter) var(--s-4);
  background: var(--surface);

  &[data-gone] {
    color: var(--text-3);
  }
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);
  margin-bottom: var(--s-8);

  &:empty {
    display: none;
  }
`;

export const State = styled.span`
  padding: 0 0.375rem;
  border-radius: var(--r-4);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.6;

  &[data-state='pending'] {
    background: var(--warning-tint);
    color: var(--warning);
  }
  &[data-state='refused'] {
    background: var(--error-tint);
    color: var(--error);
  }
`;

export const ReplyTo = styled.span`
  min-width: 0;
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Way = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s-12);
  color: inherit;
`;

export const Excerpt = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & > b {
    display: block;
    margin-bottom: 0.125rem;
    font-size: var(--fs-16);
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    font-size: var(--fs-15);
    line-height: 1.5;
    -webkit-line-clamp: 3;
  }
`;

export const Thumb = styled.span`
  flex: none;
  width: 4.5rem;
`;

export const Parent = styled.small`
  display: block;
  margin-top: var(--s-8);
  padding: 0.4375rem 0.625rem;
  overflow: hidden;
  border-radius: var(--r-8);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-13);
  text-overflow: ellipsis;
  white-space: nowrap;

  & > span {
    margin-right: var(--s-8);
    color: var(--text-3);
  }
`;

export const Reason = styled.p`
  margin-top: var(--s-8);
  color: var(--error);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-12);
  min-height: var(--touch);
  color: var(--text-3);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  & > button {
    margin: 0 -0.8125rem 0 auto;
    color: var(--text-3);
  }
  & > button svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
