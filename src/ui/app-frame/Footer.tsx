import { onPlainClick } from '@/lib/react/plainClick';
import { Links, Root } from './footer.styles';

export interface FooterLink {
  label: string;
  /** Without it the words are a button: what they open has no address. */
  href?: string;
  /** Inside the app; a link without it opens outside. */
  onGo?: () => void;
}

export interface FooterProps {
  /** Spoken name of the links. */
  label: string;
  links: readonly FooterLink[];
  /** Notices such as filing numbers and the healthy-gaming reminder. */
  lines: readonly string[];
}

/** What stands at the end of a main page. */
export function Footer({ label, links, lines }: FooterProps) {
  return (
    <Root>
      {links.length > 0 && (
        <Links aria-label={label}>
          {links.map((link) =>
            link.href === undefined ? (
              <button key={link.label} type="button" onClick={link.onGo}>
                {link.label}
              </button>
            ) : (
              <a
                key={link.label}
                href={link.href}
                onClick={link.onGo && onPlainClick(link.onGo)}
                {...(link.onGo ? undefined : { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {link.label}
              </a>
            ),
          )}
        </Links>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Root>
  );
}
