import { useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { signInText } from '@/text/signIn';
import { Partner, Partners } from './session.styles';

/** Other ways to sign in that an operator has configured; nothing without any (D7). */
export function SignInLinks() {
  const links = useAppSelector(selectConfig).signInLinks.filter(({ url }) => url);
  if (links.length === 0) return null;
  return (
    <Partners>
      <p>{signInText.other.links}</p>
      <ul>
        {links.map(({ name, url }) => (
          <li key={name}>
            <Partner href={url} rel="noopener noreferrer">
              <b aria-hidden="true">{[...name][0]}</b>
              {name}
            </Partner>
          </li>
        ))}
      </ul>
    </Partners>
  );
}
