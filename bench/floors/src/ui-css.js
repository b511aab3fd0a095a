import './ui.css';

const el = (Tag, className) =>
  function El(props) {
    return <Tag className={className} {...props} />;
  };
export const Global = () => null;
export const Page = el('main', 'page');
export const Header = el('header', 'header');
export const Card = el('article', 'card');
export const Icon = el('span', 'icon');
export const Title = el('h3', 'title');
export const Sub = el('p', 'sub');
export const Bar = el('nav', 'bar');
