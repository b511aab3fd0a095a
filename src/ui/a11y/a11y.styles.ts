import styled from 'styled-components';

/** Read aloud, not seen. */
export const Spoken = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  white-space: nowrap;
  clip: rect(0 0 0 0);
  clip-path: inset(50%);
`;

export const Skip = styled.button`
  position: fixed;
  z-index: var(--z-float);
  top: var(--s-8);
  margin-left: var(--gutter);
  min-height: 2.75rem;
  padding: 0 var(--s-16);
  border-radius: var(--r-full);
  background: var(--g-primary);
  color: var(--on-fill);
  font-size: var(--fs-14);
  font-weight: 600;

  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;
