import styled, { keyframes } from 'styled-components';

export const Face = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: 1;
  min-height: 200px;
  padding: 32px 24px;
  text-align: center;
  h2 { font-size: 16px; font-weight: 600; line-height: 24px; }
  &[data-bad] h2 { color: var(--error); }
  p { max-width: 420px; color: var(--text-2); }
  p[data-small] { color: var(--text-3); font-size: 12px; }
`;

export const FaceActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 8px;
`;

export const Stale = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  padding: 6px 20px;
  border-bottom: 1px solid var(--line);
  background: var(--error-tint);
  color: var(--error);
  font-size: 12px;
  button { margin-left: auto; }
`;

const breathe = keyframes`
  50% { opacity: .5; }
`;

export const Bones = styled.div`
  width: 100%;
  padding: 0 20px;
  animation: ${breathe} 1.6s infinite;
  > span { display: flex; align-items: center; gap: 16px; height: 33px; border-bottom: 1px solid var(--line); }
  > span > i { height: 9px; border-radius: 5px; background: var(--skeleton); }
  > span > i:nth-child(1) { width: 20px; }
  > span > i:nth-child(2) { width: 40%; }
  > span:nth-child(2n) > i:nth-child(2) { width: 52%; }
  > span:nth-child(3n) > i:nth-child(2) { width: 30%; }
  > span > i:nth-child(3) { width: 12%; margin-left: auto; }
`;
