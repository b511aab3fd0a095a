import styled from 'styled-components';

export const Whole = styled.main`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 100vh;
  padding: 24px 16px;
  background: var(--page);
  overflow-y: auto;
`;

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  width: min(360px, 100%);
  padding: 28px 28px 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  > header { display: flex; align-items: center; gap: 8px; }
  > header [data-logo] { width: 24px; height: 24px; }
  > header small { color: var(--text-2); font-size: 12px; }
  h1 { font-size: 16px; font-weight: 600; line-height: 24px; }
`;

export const Steps = styled.form`
  display: flex;
  flex-direction: column;
  gap: 12px;
  > h2 { font-size: 14px; font-weight: 600; }
  > p { color: var(--text-2); }
  > p[role='alert'] { color: var(--error); }
  > div[data-acts] { display: flex; justify-content: space-between; gap: 8px; margin-top: 4px; }
  > div[data-acts] > :only-child { flex: 1; }
`;

export const Digits = styled.input`
  width: 100%;
  height: 44px;
  border: 1px solid var(--primary-line);
  border-radius: 8px;
  background: var(--surface);
  font-size: 20px;
  letter-spacing: 6px;
  text-align: center;
  &::placeholder { color: var(--text-3); font-size: 13px; letter-spacing: 0; }
  &:focus { outline: 2px solid var(--primary); outline-offset: -1px; }
`;

export const Secret = styled.code`
  display: block;
  padding: 6px 8px;
  border-radius: 8px;
  background: var(--sunken);
  overflow-wrap: anywhere;
`;

/** Scanners want dark on light, by night too. */
export const Code = styled.svg`
  align-self: center;
  width: 180px;
  height: 180px;
  padding: 8px;
  border-radius: 8px;
  background: #fff;
  color: #10233d;
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 16px;
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--sunken);
  font-family: var(--mono);
  user-select: all;
`;
