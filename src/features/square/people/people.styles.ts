import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: 0.625rem var(--gutter);
`;

export const Who = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;
  min-height: var(--touch);
  text-align: left;

  & > span:last-child {
    min-width: 0;
  }
`;

export const Line = styled.small`
  display: block;
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-16);
  padding: 0 var(--gutter);

  & > div {
    flex: 1;
    min-width: 0;
  }
`;

export const Intro = styled.p`
  padding: var(--s-12) var(--gutter) 0;
  color: var(--text-2);
  font-size: var(--fs-14);
  overflow-wrap: anywhere;
`;

export const Numbers = styled.dl`
  display: flex;
  margin: var(--s-16) var(--gutter) var(--s-12);

  & > div {
    display: flex;
    flex: 1;
    flex-direction: column-reverse;
    align-items: center;
  }
  & dt {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  & dd {
    font: 700 var(--fs-18)/1.4 var(--font-num);
  }
`;

export const Acts = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--s-8);
  padding: 0 var(--gutter) var(--s-12);
`;

export const Blocked = styled.p`
  padding: var(--s-16) var(--gutter);
  color: var(--text-2);
  font-size: var(--fs-14);
  text-align: center;
`;

/* The page lies between the cards here too, and to the end of the sheet. */
export const Written = styled.section`
  margin-top: var(--s-12);
  background: var(--page);
  overflow: hidden;
`;
