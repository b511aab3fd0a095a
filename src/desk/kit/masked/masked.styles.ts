import styled from 'styled-components';

/** How long it is shown yet: in one piece. */
export const Left = styled.small`
  white-space: nowrap;
`;
