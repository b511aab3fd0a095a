import styled from 'styled-components';

/** Beside the owner: as calm as a grey chip. It stays in the page while it is empty, so that a reader hears it fill. */
export const Lookers = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 5px;
  height: 20px;
  border-radius: 10px;
  background: var(--sunken);
  color: var(--text-2);
  font-size: 12px;
  font-weight: 400;
  line-height: 1;
  white-space: nowrap;
  &:not(:empty) { padding-right: 8px; }
`;

export const Initial = styled.i`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--primary-tint);
  color: var(--primary);
  font-size: 11px;
  font-style: normal;
  & + & { margin-left: -9px; box-shadow: 0 0 0 1.5px var(--surface); }
`;
