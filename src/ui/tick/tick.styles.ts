import styled from 'styled-components';

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
  position: relative;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin-top: 0.0625rem;
  border: 0.09375rem solid var(--text-3);
  border-radius: 50%;
  cursor: pointer;

  &:checked {
    border-color: var(--primary-fill);
    background: var(--primary-fill);
  }
  &:checked::after {
    content: '';
    position: absolute;
    top: 0.125rem;
    left: 0.3125rem;
    width: 0.3125rem;
    height: 0.5625rem;
    border: solid #fff;
    border-width: 0 0.125rem 0.125rem 0;
    transform: rotate(42deg);
  }
  [data-tone='vip'] > &:checked {
    border-color: var(--vip-gold-deep);
    background: var(--vip-gold-deep);
  }
  [data-tone='vip'] > &:checked::after {
    border-color: var(--vip-navy);
  }
`;
