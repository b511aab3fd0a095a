import styled from 'styled-components';
import { Image } from '@/ui/image/Image';

export const Root = styled(Image)`
  flex: none;
  width: 3.5rem;
  border-radius: var(--r-icon);

  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px rgb(16 35 61 / 0.1);
    pointer-events: none;
  }
  &[data-size='s'] { width: 2.5rem; }
  &[data-size='x'] { width: 4rem; }
  &[data-size='l'] { width: 4.75rem; }
`;
