import { homeText } from '@/text/home';
import { Gem, Root as PriceRoot } from '@/ui/price/price.styles';
import { Screen } from '@/ui/skeleton/bone.styles';
import { shortcutIcons } from './HomeShortcuts';
import { BannerBox, BannerCall, BannerWords, PromoCard, Promos, ShortcutRow, Tile } from './home.styles';

/**
 * The top of home with one of everything it can show and nothing said, from which the page cuts what it shows before the app is there
 * (`fillHome`): `data-row` names a list of the feed, `data-say` a word of its items, `data-if` one without which the element goes. Badges
 * come with the app, they move nothing.
 */
export function HomeStencil() {
  return (
    <>
      <BannerBox data-empty data-row="banners" data-most={1}>
        <BannerWords>
          <b data-say="title" />
          <p data-say="note" data-if="note" />
          <BannerCall data-if="linkType">{homeText.see}</BannerCall>
        </BannerWords>
      </BannerBox>
      <Screen>
        <ShortcutRow aria-label={homeText.quickLinks} data-row="shortcuts">
          {Object.entries(shortcutIcons).map(([icon, Icon]) => (
            <Tile key={icon} href="" data-icon={icon}>
              <span>
                <Icon aria-hidden="true" />
              </span>
              <span data-say="name" />
            </Tile>
          ))}
        </ShortcutRow>
      </Screen>
      <Promos aria-label={homeText.promos} data-row="promos">
        {['checkin', 'invite'].map((kind) => (
          <PromoCard key={kind} data-kind={kind} href="">
            <b data-say="title" />
            <p>
              <span data-say="note" />
              <PriceRoot data-size="normal" data-if="amount">
                <Gem data-gem aria-hidden="true" />
                <span aria-hidden="true" data-say="amount" />
              </PriceRoot>
            </p>
          </PromoCard>
        ))}
      </Promos>
    </>
  );
}
