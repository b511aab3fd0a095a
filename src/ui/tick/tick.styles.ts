import styled, { css } from 'styled-components';

/** The look of a native box that is ticked: one of many, so a tick and never the dot of one of a few. */
export const tickMark = css`
  position: relative;

  &:checked {
    border-color: var(--primary-fill);
    background: var(--primary-fill);
  }
  &:checked::after {
    content: '';
    position: absolute;
    top: calc(50% - 0.34375rem);
    left: calc(50% - 0.15625rem);
    width: 0.3125rem;
    height: 0.5625rem;
    border: solid #fff;
    border-width: 0 0.125rem 0.125rem 0;
    transform: rotate(42deg);
  }
`;

export const Root = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--s-8);
  min-height: var(--touch);
  padding: 0.625rem 0;
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.6;
  cursor: pointer;

  & > span {
    min-width: 0;
  }
  & a,
  & button {
    color: var(--primary);
  }
`;

export const Box = styled.input`
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin-top: 0.0625rem;
  border: 0.09375rem solid var(--text-3);
  border-radius: 50%;
  cursor: pointer;
  ${tickMark}
  [data-tone='vip'] > &:checked {
    border-color: var(--vip-gold-deep);
    background: var(--vip-gold-deep);
  }
  [data-tone='vip'] > &:checked::after {
    border-color: var(--vip-navy);
  }
`;
