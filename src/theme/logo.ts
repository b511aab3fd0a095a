/** A star of four points whose sides are bent, in percent of its box. */
const star = [
  '50% 0%,53% 14%,59% 25%,66% 34%,75% 41%,86% 47%',
  '100% 50%,86% 53%,75% 59%,66% 66%,59% 75%,53% 86%',
  '50% 100%,47% 86%,41% 75%,34% 66%,25% 59%,14% 53%',
  '0% 50%,14% 47%,25% 41%,34% 34%,41% 25%,47% 14%',
].join();

/**
 * The logo as rules: gradients and clips, not a picture, for which a browser begins a document of its own before the
 * first frame. They stand in the page's own style, so that the first frame has them and no script carries them.
 */
export const logo = `
  [data-logo] {
    display: block;
    position: relative;
    flex: none;
    border-radius: 27.5%;
    background:
      linear-gradient(135deg, transparent 32.5%, rgb(255 255 255 / 0.1) 0 65%, transparent 0),
      linear-gradient(135deg, #2A8CF5, #4A4BE0);
  }
  [data-logo]::before, [data-logo]::after { content: ''; position: absolute; top: 12.5%; left: 12.5%; width: 75%; height: 75%; }
  [data-logo]::before { background: #fff; clip-path: polygon(${star}); }
  [data-logo]::after {
    background: linear-gradient(#BFF0FC 50%, #7FD6F5 0);
    clip-path: polygon(50% 27%,73% 50%,50% 73%,27% 50%);
  }
`;
