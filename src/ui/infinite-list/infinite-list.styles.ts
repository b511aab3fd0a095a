import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
`;

/* The watched line stands at the end of the rows; 300 px before it the next page is asked for. */
export const Sentinel = styled.i`
  display: block;
  height: 1px;
  margin-top: -1px;
  visibility: hidden;
  overflow-anchor: none;
`;
