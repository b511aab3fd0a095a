import styled from 'styled-components';
import { Link } from './Link';

export const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-12);
  min-height: var(--touch);
  padding: var(--s-8) var(--s-16);
  color: inherit;
  font-size: var(--fs-14);

  & small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-12);
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: var(--text-3);
  }
`;
