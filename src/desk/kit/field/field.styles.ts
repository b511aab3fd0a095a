import styled, { css } from 'styled-components';

const box = css`
  width: 100%;
  min-width: 0;
  border: 1px solid var(--primary-line);
  border-radius: 8px;
  background: var(--surface);
  color: var(--text);
  &::placeholder { color: var(--text-3); opacity: 1; }
  &:focus { outline: 2px solid var(--primary); outline-offset: -1px; }
  &[aria-invalid='true'] { border-color: var(--error); }
  &:disabled { background: var(--sunken); color: var(--text-3); }
`;

export const Field = styled.label`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  > span, > label { color: var(--text-2); font-size: 12px; }
  > [data-problem] { color: var(--error); font-size: 12px; }
`;

export const Input = styled.input`
  ${box}
  height: 32px;
  padding: 0 10px;
  &[data-low] { height: 28px; }
`;

export const Area = styled.textarea`
  ${box}
  min-height: 64px;
  padding: 6px 10px;
  field-sizing: content;
  max-height: 240px;
  resize: vertical;
`;

export const Choice = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  max-width: 100%;
  label > & { display: flex; }
  &::after {
    content: '';
    position: absolute;
    right: 11px;
    top: 50%;
    width: 6px;
    height: 6px;
    border: solid var(--text-2);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-70%) rotate(45deg);
    pointer-events: none;
  }
`;

export const Options = styled.select`
  ${box}
  height: 32px;
  padding: 0 28px 0 10px;
  cursor: pointer;
  text-overflow: ellipsis;
  &[data-low] { height: 28px; max-width: 132px; }
  option { background: var(--raised); color: var(--text); }
`;

export const Search = styled.span`
  position: relative;
  display: inline-flex;
  flex: 0 1 180px;
  min-width: 72px;
  input { height: 28px; padding-right: 30px; }
  kbd { position: absolute; right: 6px; top: 5px; pointer-events: none; }
  input:focus + kbd { visibility: hidden; }
`;
