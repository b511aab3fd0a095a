import styled from 'styled-components';

export const Screen = styled.div`
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));
`;

export const Cover = styled.div`
  position: relative;
`;

export const Title = styled.header`
  padding: var(--s-16) var(--gutter) 0;

  & h2 {
    font-size: var(--fs-22);
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-12);
  margin-top: 0.25rem;
  color: var(--text-3);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;

export const Join = styled.div`
  margin: var(--s-12) var(--gutter) 0;
  color: var(--text-2);
  font-size: var(--fs-13);

  &[role='note'] {
    padding: var(--s-12);
    border-radius: var(--r-12);
    background: var(--warning-tint);
    color: var(--warning);
  }
  & p {
    margin-bottom: var(--s-8);
  }
`;

export const Block = styled.section`
  margin: var(--s-12) var(--gutter) 0;
  padding: var(--s-16) 0.875rem;
  border-radius: var(--r-16);
  background: var(--surface);

  & > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s-12);
    margin-bottom: var(--s-8);
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & > h2 small {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Refresh = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: var(--primary);
  font-size: var(--fs-13);
  font-weight: 400;

  &::after {
    content: '';
    position: absolute;
    inset: -0.75rem -0.5rem;
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  &[aria-busy] {
    opacity: 0.5;
  }
`;

const line = `
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: 0.5rem 0;
`;

const words = `
  & > div {
    flex: 1;
    min-width: 0;
  }
  & h3 {
    font-size: var(--fs-14);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const TaskRow = styled.li`
  ${line}
  ${words}
  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 i {
    margin-right: 0.375rem;
    padding: 0 0.25rem;
    border-radius: var(--r-4);
    background: var(--primary-tint);
    color: var(--primary);
    font-size: var(--fs-12);
    font-style: normal;
  }
  & h3 small {
    margin-left: 0.375rem;
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Progress = styled.svg`
  display: block;
  width: 100%;
  height: 0.375rem;
  margin-bottom: var(--s-8);
  fill: var(--sunken);

  & [data-done] {
    fill: var(--primary-fill);
  }
`;

export const RewardRow = styled.li`
  ${line}
  ${words}
  & + & {
    border-top: 1px solid var(--line);
  }
  &[data-state='claimed'] h3,
  &[data-state='missed'] h3 {
    color: var(--text-3);
  }
`;

export const RankRow = styled.li`
  ${line}
  & > b {
    flex: none;
    width: 1.75rem;
    color: var(--text-3);
    font-family: var(--font-num);
    text-align: center;
  }
  & > b[data-top] {
    height: 1.75rem;
    border-radius: 50%;
    background: var(--warning-tint);
    color: var(--warning);
    line-height: 1.75rem;
  }
  & > span:not(:first-of-type) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--fs-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
  }
  &[data-mine] {
    margin: 0 -0.5rem;
    padding: 0.5rem;
    border-radius: var(--r-8);
    background: var(--primary-tint);
  }
`;

export const RecordRow = styled.div`
  ${line}
  ${words}
  border-top: 1px solid var(--line);

  & > span {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
  }
`;
