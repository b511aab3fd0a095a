import { type ComponentType, lazy, Suspense, type SVGProps } from 'react';
import type { Promo } from '@/contract/home';
import { onPlainClick } from '@/lib/react/plainClick';
import { useLink } from '@/shell/navigation/useLink';
import { homeText } from '@/text/home';
import { Price } from '@/ui/price/Price';
import { PromoCard, Promos } from './home.styles';
import { useScreenPainted } from './LazyRails';

type Picture = ComponentType<SVGProps<SVGSVGElement>>;

// Decoration: nobody waits for it, and its place is kept.
const Nothing: Picture = () => null;
const drawn = (load: () => Promise<{ default: Picture }>) => lazy(() => load().catch(() => ({ default: Nothing })));
const art = {
  checkin: drawn(() => import(/* webpackChunkName: "art-promo" */ '@/ui/art/promo-checkin.svg')),
  invite: drawn(() => import(/* webpackChunkName: "art-promo" */ '@/ui/art/promo-invite.svg')),
} as const;

/** The two pictures that lead to check-in, the second to its invitations; what they promise is the server's (C2). */
export function HomePromos({ promos }: { promos: readonly Promo[] }) {
  const linkTo = useLink();
  const painted = useScreenPainted();
  const shown = promos.flatMap((promo) => {
    const link = linkTo(promo.route);
    return link ? [{ ...promo, link }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Promos aria-label={homeText.promos}>
      {shown.map(({ kind, title, note, amount, link }) => {
        const Art = painted ? art[kind] : Nothing;
        return (
          <PromoCard key={kind} data-kind={kind} href={link.href} onClick={onPlainClick(link.onGo)}>
            <b>{title}</b>
            <p>
              {note}
              {amount != null && <Price diamonds={amount} />}
            </p>
            <Suspense>
              <Art aria-hidden="true" />
            </Suspense>
          </PromoCard>
        );
      })}
    </Promos>
  );
}
