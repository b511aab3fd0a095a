import styled from 'styled-components';
import { ActionBar } from '@/ui/action-bar/action-bar.styles';

/* Under the page's bar, which sticks above it. */
export const Sticky = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  padding-bottom: var(--s-4);
  background: var(--page);
  box-shadow: 0 1px 0 var(--line);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-8);
  padding: 0 var(--gutter);

  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Tools = styled.div`
  display: flex;
  gap: var(--s-4);
  margin-right: -0.375rem;
`;

export const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: var(--touch);
  padding: 0 0.375rem;
  color: var(--text-2);
  font-size: var(--fs-13);
  white-space: nowrap;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  &[aria-pressed='true'] {
    color: var(--primary);
    font-weight: 600;
  }
`;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

export const List = styled.div`
  flex: 1;
  padding-bottom: var(--safe-bottom);
`;

export const Volume = styled.h2`
  padding: var(--s-12) var(--gutter) var(--s-8);
  background: var(--page);
  color: var(--text-2);
  font-size: var(--fs-13);
  font-weight: 600;
`;

export const Stale = styled.button`
  display: block;
  width: 100%;
  min-height: var(--touch);
  padding: var(--s-8) var(--gutter);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
`;

export const Foot = styled(ActionBar)`
  padding: var(--s-8) var(--gutter) calc(var(--s-8) + var(--safe-bottom));

  & > button {
    flex: none;
  }
`;

export const Sum = styled.div`
  flex: 1;
  min-width: 0;
  font-size: var(--fs-13);
  text-align: right;

  & > small,
  & > span,
  & > button {
    display: block;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > button {
    min-height: 2rem;
    margin-left: auto;
    color: var(--primary);
  }
`;
