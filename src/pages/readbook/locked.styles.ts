import styled from 'styled-components';

export const Gate = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: calc(3.5rem + var(--safe-top)) var(--s-24) calc(2rem + var(--safe-bottom));
  color: var(--text);
  background: var(--page);
  overflow-y: auto;
  text-align: center;

  & > [data-cover] {
    flex: none;
    width: 8.5rem;
    margin-bottom: var(--s-20);
    border-radius: var(--r-8);
    box-shadow: var(--shadow);
  }
  & > h1 {
    font-size: var(--fs-18);
    font-weight: 600;
  }
  & > p {
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > label {
    margin-top: var(--s-16);
    text-align: left;
  }
`;

export const Back = styled.div`
  position: absolute;
  top: var(--safe-top);
  left: var(--s-4);
`;

export const Buy = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--s-16);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Ways = styled.div`
  display: grid;
  gap: var(--s-12);
  width: 100%;
  max-width: 22rem;
  margin-top: var(--s-20);

  & button {
    gap: var(--s-8);
  }
`;
