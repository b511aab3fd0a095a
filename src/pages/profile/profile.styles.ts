import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const PayStack = styled.div`
  display: grid;
  gap: var(--s-8);
`;

/* Plans, benefits, ways to pay; where the sheet cannot show all, what is chosen stands before what explains it. */
export const Terms = styled.div`
  @media ${media.wideAndLow} {
    display: flex;
    flex-direction: column;

    & > ul {
      order: 1;
      padding-top: var(--s-16);
    }
  }
`;

export const PayRows = styled.div`
  margin: 0 var(--gutter);
  border-top: 1px solid var(--line);
`;

export const GhostPlans = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.625rem;
  padding: var(--s-16) var(--gutter) var(--s-12);
`;

export const GhostPlan = styled.span`
  height: 8.25rem;
  border-radius: var(--r-12);
  background: var(--skeleton);
`;

export const GhostRow = styled.span`
  display: block;
  height: 2.5rem;
  margin: var(--s-12) var(--gutter);
  border-radius: var(--r-8);
  background: var(--skeleton);
`;

/* Everything of the page is one stack of cards. */
export const Stack = styled.div`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: 100%;
  padding-top: var(--safe-top);
`;

export const TopIcons = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: var(--header);
  padding: 0 0.375rem;
  align-items: center;
`;

export const Leave = styled.div`
  margin: var(--s-8) var(--gutter) 0;
`;

export const LastBook = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-8) 0.875rem var(--s-8) var(--s-8);

  & > span {
    flex: none;
    width: 2.625rem;
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;
