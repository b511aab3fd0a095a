import styled from 'styled-components';

export const Stack = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  left: 50%;
  bottom: 44px;
  transform: translateX(-50%);
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  max-width: calc(100vw - 32px);
  /* What can be decided is not covered while it can be taken back. */
  :root:has([data-decisions]) & { bottom: 136px; }
`;

export const Piece = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 14px;
  border-radius: 8px;
  background: var(--glass-dark);
  color: #fff;
  box-shadow: var(--float);
  &[data-tone='bad'] { background: var(--mark-hot); }
  button { color: #fff; text-decoration: underline; }
`;
