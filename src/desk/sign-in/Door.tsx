import { type ReactNode, useEffect } from 'react';
import { kitText } from '@/text/desk/kit';
import { Card, Whole } from './signIn.styles';

/** A page before the desk: one card. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = kitText.pageTitle(title);
  }, [title]);
  return (
    <Whole>
      <Card>
        <header>
          <span data-logo="" />
          <b>{kitText.product}</b>
          <small>{kitText.desk}</small>
        </header>
        <h1>{title}</h1>
        {children}
      </Card>
    </Whole>
  );
}
