import styled from 'styled-components';

export const Screen = styled.div`
  display: grid;
  gap: var(--s-12);
  padding: var(--s-12) var(--gutter) calc(var(--s-24) + var(--safe-bottom) + var(--keyboard, 0px));
`;

export const What = styled.div`
  & > h2 {
    margin-bottom: var(--s-12);
    font-size: var(--fs-18);
    font-weight: 600;
  }
  & > dl {
    display: grid;
    gap: var(--s-8);
    font-size: var(--fs-14);
  }
  & dt {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--s-12);

  & > p {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
`;

export const Told = styled.div`
  display: grid;
  gap: var(--s-8);
  font-size: var(--fs-14);

  & > q {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;
