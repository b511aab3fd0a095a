import styled from 'styled-components';

export const Screen = styled.div`
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));

  &[data-thread] {
    display: flex;
    flex-direction: column;
    gap: var(--s-12);
    padding: var(--s-12) var(--gutter) 0;
  }
`;

/* A new letter comes after those that are there. */
export const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--s-24) var(--gutter) 0;
`;

export const Row = styled.a`
  display: block;
  padding: 0.875rem var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: inherit;

  & > span {
    display: flex;
    align-items: center;
    gap: var(--s-8);
  }
  & b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--fs-15);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    display: -webkit-box;
    margin-top: var(--s-4);
    overflow: hidden;
    -webkit-box-orient: vertical;
    color: var(--text-2);
    font-size: var(--fs-13);
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
  }
  & > small {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s-12);
    margin-top: var(--s-4);
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const State = styled.span`
  flex: none;
  padding: 0 0.375rem;
  border-radius: var(--r-4);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.6;

  &[data-state='open'] {
    background: var(--warning-tint);
    color: var(--warning);
  }
  &[data-state='waiting'] {
    background: var(--success-tint);
    color: var(--success);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--text-2);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;

export const Lines = styled.ol`
  display: grid;
  gap: var(--s-16);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--s-4);
    justify-items: start;
    max-width: 86%;
  }
  & > li[data-by='me'] {
    justify-items: end;
    justify-self: end;
  }
  & small {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Bubble = styled.p`
  padding: 0.625rem var(--s-12);
  border-radius: var(--s-4) var(--r-12) var(--r-12);
  background: var(--surface);
  font-size: var(--fs-15);
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  [data-by='me'] > & {
    border-radius: var(--r-12) var(--s-4) var(--r-12) var(--r-12);
    background: var(--primary-fill);
    color: #fff;
  }
`;

export const Attached = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-12);

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export const Sent = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 6.5rem);
  gap: var(--s-8);

  [data-by='me'] > & {
    justify-content: end;
  }
`;

export const Where = styled.p`
  padding: 0 var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: center;
`;

export const Stars = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: center;
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-14);
`;

export const Writing = styled.form`
  display: grid;
  gap: var(--s-8);
  margin-bottom: calc(var(--s-24) + var(--safe-bottom) + var(--keyboard, 0px));
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);
`;
