import type { Banner } from '@/contract/home';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { onPlainClick } from '@/lib/react/plainClick';
import { isFollowable } from '@/lib/url/followable';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { homeText } from '@/text/home';
import { Carousel } from '@/ui/carousel/Carousel';
import { Image } from '@/ui/image/Image';
import { BannerBox, BannerCall, BannerLink, BannerWords } from './home.styles';
import { useScreenPainted } from './LazyRails';

/** Width through height of a banner's picture. */
const RATIO = 343 / 160;

/** The operator's banners; one whose time is over by the server's clock is dropped, one that leads nowhere known is a picture only. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  const { clock } = usePorts();
  const now = useServerNow();
  const current = banners.filter(({ endTime, startTime }) => (endTime ?? now + 1) > now && (startTime ?? 0) <= now);
  if (current.length === 0) return null;
  return (
    <BannerBox>
      <Carousel after={(ms, run) => clock.after(ms, run)}>
        {current.map((banner, index) => (
          <Slide key={banner.id} banner={banner} eager={index === 0} />
        ))}
      </Carousel>
    </BannerBox>
  );
}

function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const dispatch = useAppDispatch();
  const painted = useScreenPainted();
  const link = useLink()(addressOfBanner(banner));
  const url = banner.linkType === 'url' && isFollowable(banner.linkValue) ? banner.linkValue : undefined;
  const picture = (
    <>
      {(eager || painted) && <Image src={banner.image} alt="" ratio={RATIO} eager={eager} />}
      <BannerWords>
        <b>{banner.title}</b>
        {banner.note && <p>{banner.note}</p>}
        {(link ?? url) && <BannerCall>{homeText.see}</BannerCall>}
      </BannerWords>
    </>
  );
  if (link) {
    return (
      <BannerLink href={link.href} onClick={onPlainClick(link.onGo)}>
        {picture}
      </BannerLink>
    );
  }
  // Out of the app only after a question: no link that a tap follows by mistake.
  const ask = () => dispatch(overlayEvents.opened({ kind: 'external', data: { url } }));
  return url ? (
    <BannerLink as="button" type="button" onClick={ask}>
      {picture}
    </BannerLink>
  ) : (
    <BannerLink as="div">{picture}</BannerLink>
  );
}

/** Where a banner leads inside the app; types this build does not know lead nowhere. */
function addressOfBanner({ linkType, linkValue }: Banner): string | undefined {
  const to: Readonly<Record<string, (value: string) => string>> = {
    route: (path) => path,
    game: href.detail,
    book: href.bookinfo,
    activity: (id) => `/activity?id=${encodeURIComponent(id)}`,
  };
  return to[linkType]?.(linkValue);
}
