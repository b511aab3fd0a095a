import { css } from 'styled-components';

/** A range input as the app draws it; `--at` (0 to 1) is how much of its track is filled. */
export const rangeInput = css`
  --track: rgb(120 140 170 / 0.34);

  & > input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: var(--touch);
    margin: 0;
    background: none;
    -webkit-appearance: none;
    appearance: none;
    cursor: pointer;
  }
  & > input::-webkit-slider-runnable-track {
    height: 0.25rem;
    border-radius: var(--r-full);
    background: linear-gradient(var(--primary-fill), var(--primary-fill)) 0 / calc(var(--at, 0) * 100%) 100% no-repeat
      var(--track);
  }
  &[data-turned] > input::-webkit-slider-runnable-track {
    background-position: 100% 0;
  }
  & > input::-moz-range-track {
    height: 0.25rem;
    border-radius: var(--r-full);
    background: var(--track);
  }
  & > input::-moz-range-progress {
    height: 0.25rem;
    border-radius: var(--r-full);
    background: var(--primary-fill);
  }
  & > input::-webkit-slider-thumb {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: -0.5rem;
    border: 1px solid rgb(120 140 170 / 0.5);
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 0.375rem rgb(16 35 61 / 0.3);
    -webkit-appearance: none;
    appearance: none;
  }
`;
