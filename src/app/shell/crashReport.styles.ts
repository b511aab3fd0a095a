import styled from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';

export const Report = styled.section`
  margin: 0 var(--s-16) var(--s-24);
  padding: var(--s-16);
  border-radius: var(--r-16);
  background: var(--surface);

  & > h2 {
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & > p {
    margin: var(--s-4) 0 var(--s-12);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > button + button,
  & > section + button {
    margin-top: var(--s-8);
  }
  & > details {
    ${fold}
  }
  & summary {
    font-size: var(--fs-14);
  }
`;

export const List = styled.ol`
  max-height: 15rem;
  margin-bottom: var(--s-12);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Row = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--s-12);
  padding: var(--s-4) 0;
  color: var(--text-2);
  font-size: var(--fs-12);
  overflow-wrap: anywhere;

  & > span {
    flex: none;
  }
`;

export const Said = styled.p`
  margin: var(--s-8) var(--s-16);
  color: var(--text-2);
  font-size: var(--fs-13);
  text-align: center;
`;
