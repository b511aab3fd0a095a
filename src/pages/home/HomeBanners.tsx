import type { Banner } from '@/contract/home';
import { useNow, usePorts } from '@/kernel/hooks';
import { onPlainClick } from '@/lib/react/plainClick';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { homeText } from '@/text/home';
import { Carousel } from '@/ui/carousel/Carousel';
import { Image } from '@/ui/image/Image';
import { BannerBox, BannerCall, BannerLink, BannerWords } from './home.styles';

/** Width through height of a banner's picture. */
const RATIO = 343 / 160;

/** The operator's banners; one whose time is over is dropped, one that leads nowhere known is a picture only. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  const { clock } = usePorts();
  const now = useNow();
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
  const link = useLink()(addressOfBanner(banner));
  const picture = (
    <>
      <Image src={banner.image} alt="" ratio={RATIO} eager={eager} />
      <BannerWords>
        <b>{banner.title}</b>
        {banner.note && <p>{banner.note}</p>}
        {link && <BannerCall>{homeText.see}</BannerCall>}
      </BannerWords>
    </>
  );
  return link ? (
    <BannerLink href={link.href} onClick={onPlainClick(link.onGo)}>
      {picture}
    </BannerLink>
  ) : (
    <BannerLink as="div">{picture}</BannerLink>
  );
}

/** Where a banner leads inside the app; types this build does not know lead nowhere. */
function addressOfBanner({ linkType, linkValue }: Banner): string | undefined {
  if (linkType === 'route') return linkValue;
  if (linkType === 'game') return href.detail(linkValue);
  return undefined;
}
