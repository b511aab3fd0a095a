import styled from 'styled-components';

export const Thumbs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  white-space: normal;
  button:has(> img) {
    display: block;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 8px;
    overflow: hidden;
    background: var(--surface);
    cursor: zoom-in;
  }
  img { display: block; width: 96px; height: 96px; object-fit: cover; }
`;

export const Missing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--text-2);
  font-size: 12px;
`;

export const Stand = styled.div`
  display: flex;
  justify-content: center;
  outline: none;
`;

export const Shown = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: calc(100vh - 220px);
  border-radius: 8px;
  background: var(--sunken);
`;
