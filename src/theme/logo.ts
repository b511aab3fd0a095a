import { svgImage } from './svgImage';

/** The logo as a style value. */
export const logo = svgImage(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><linearGradient id="a" y2="1"><stop stop-color="#2A8CF5"/><stop offset="1" stop-color="#4A4BE0"/></linearGradient><rect width="40" height="40" rx="11" fill="url(#a)"/><g fill="#fff"><path d="M0 26L26 0H29C35.1 0 40 4.9 40 11V12L12 40H11C4.9 40 0 35.1 0 29Z" opacity=".1"/><path d="M20 5C21.5 14 26 18.5 35 20C26 21.5 21.5 26 20 35C18.5 26 14 21.5 5 20C14 18.5 18.5 14 20 5Z"/></g><path d="M20 13L27 20L20 27L13 20Z" fill="#7FD6F5"/><path d="M20 13L27 20H13Z" fill="#BFF0FC"/></svg>',
);
