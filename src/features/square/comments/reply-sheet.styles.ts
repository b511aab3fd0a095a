import styled from 'styled-components';

export const Writing = styled.div`
  padding-bottom: var(--keyboard, 0);

  & > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-12);
    margin-top: var(--s-8);
  }
  & > footer > button {
    min-width: 6rem;
  }
`;

export const Quote = styled.blockquote`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-bottom: var(--s-8);
  padding-left: var(--s-8);
  border-left: 0.1875rem solid var(--primary-line);
  color: var(--text-2);
  font-size: var(--fs-13);
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const Paper = styled.div`
  position: relative;
  max-height: 32vh;
  border-radius: var(--r-12);
  background: var(--sunken);
  overflow-y: auto;

  &[data-bad] {
    box-shadow: inset 0 0 0 0.09375rem var(--error);
  }
  & > div,
  & > textarea {
    padding: var(--s-12);
    font: 400 var(--fs-16) / 1.6 var(--font);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > div {
    min-height: 6.5rem;
    color: transparent;
  }
  & mark {
    border-radius: var(--r-4);
    background: var(--warning-tint);
    color: transparent;
  }
  &[data-bad] mark {
    background: var(--error-tint);
    box-shadow: 0 0.125rem 0 var(--error);
  }
  & > textarea {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background: none;
    color: var(--text);
    overflow: hidden;
    resize: none;
  }
  & > textarea:focus {
    outline: none;
  }
  &:focus-within {
    box-shadow: inset 0 0 0 0.125rem var(--primary);
  }
`;

export const Note = styled.p`
  min-height: 1.25rem;
  margin-top: var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-13);

  & b {
    color: var(--error);
    font-weight: 400;
  }
`;

export const Count = styled.span`
  color: var(--text-3);
  font: 400 var(--fs-12) / 1.4 var(--font-num);
  font-variant-numeric: tabular-nums;

  &[data-full] {
    color: var(--error);
  }
`;
