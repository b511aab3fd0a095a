import type { ReactNode } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LogoMark } from '@/ui/logo/LogoMark';
import { Wash } from '@/ui/wash/Wash';
import { Brand, Foot, Greeter, HeaderLink, Hero, Screen } from './session.styles';

interface SignInFrameProps {
  heading: string;
  slogan: string;
  /** The animal that greets. */
  greeter: ReactNode;
  /** At the right end of the header: the other thing a visitor may have come for. */
  other: { to: string; label: string };
  children: ReactNode;
  /** The last line of the page. */
  foot?: ReactNode;
}

/** The sky, the product and a friendly face around a sign-in form. */
export function SignInFrame({ heading, slogan, greeter, other, children, foot }: SignInFrameProps) {
  const dispatch = useAppDispatch();
  const link = (
    <HeaderLink>
      <Link to={other.to} replace>
        {other.label}
      </Link>
    </HeaderLink>
  );
  return (
    <Screen>
      <Wash height="26.25rem" />
      <SimpleHeader ground="wash" action={link} onBack={() => dispatch(navigationEvents.backAsked())} />
      <Hero>
        <Brand>
          <LogoMark />
          <h1>{heading}</h1>
          <p>{slogan}</p>
        </Brand>
        <Greeter>{greeter}</Greeter>
      </Hero>
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Screen>
  );
}
