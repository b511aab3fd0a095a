import styled from 'styled-components';

export const Writer = styled.section`
  position: relative;
  flex: none;
  padding: 0 20px 12px;
  border-top: 1px solid var(--line);
`;

export const Tabs = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  height: 40px;
  > button { height: 40px; padding: 0; border: 0; border-bottom: 2px solid transparent; background: none; color: var(--text); }
  > button[aria-pressed='true'] { border-bottom-color: var(--primary); color: var(--primary); }
  > small { margin-left: auto; color: var(--text-2); font-size: 12px; }
`;

export const Refused = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  padding: 6px 10px;
  border-radius: 8px;
  background: var(--warning-tint);
  font-size: 12px;
  > button { margin-left: auto; }
  &[data-bad] { background: var(--error-tint); color: var(--error); }
`;

/* What is written lies over its own copy, in which the values stand on blue. */
export const Paper = styled.div`
  display: grid;
  max-height: 220px;
  overflow-y: auto;
  border: 1px solid var(--primary);
  border-radius: 8px;
  background: var(--surface);
  > * {
    grid-area: 1 / 1;
    min-height: 88px;
    margin: 0;
    padding: 9px 12px;
    border: 0;
    font: inherit;
    letter-spacing: 0;
    line-height: 22px;
    text-autospace: no-autospace;
    text-spacing-trim: space-all;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  > div { color: transparent; pointer-events: none; }
  > div > mark { padding: 0; border-radius: 4px; background: var(--primary-tint); color: transparent; }
  > div > mark[data-mark='unfilled'] { background: var(--warning-tint); }
  > textarea { resize: none; overflow: hidden; background: none; color: var(--text); outline: none; }
  > textarea::placeholder { color: var(--text-3); opacity: 1; }
  &:focus-within { outline: 1px solid var(--primary); }
  &[data-writing='note'] { border-color: var(--warning); background: var(--warning-tint); }
  &[data-writing='note']:focus-within { outline-color: var(--warning); }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  > small { flex: 1; min-width: 120px; color: var(--text-2); font-size: 12px; }
  > small b { color: var(--error); font-weight: 400; }
`;

/* Above the field, never over it. */
export const Picker = styled.div`
  position: absolute;
  z-index: var(--z-float);
  left: 20px;
  bottom: calc(100% + 8px);
  width: min(480px, calc(100% - 40px));
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--raised);
  box-shadow: var(--float);
  > button[role='option'] {
    display: flex;
    align-items: baseline;
    gap: 8px;
    width: 100%;
    height: 32px;
    padding: 0 10px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    line-height: 32px;
    text-align: left;
  }
  > button[aria-selected='true'] { background: var(--chosen); }
  > button > span { flex: 1; min-width: 0; overflow: hidden; color: var(--text-2); text-overflow: ellipsis; white-space: nowrap; }
  > button > small { flex: none; color: var(--text-2); font-size: 12px; }
  > p { padding: 6px 10px; color: var(--text-2); }
`;
