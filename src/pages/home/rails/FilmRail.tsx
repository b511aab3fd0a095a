import type { WelfareItem } from '@/contract/welfare';
import { onPlainClick } from '@/lib/react/plainClick';
import { clockText } from '@/lib/time/duration';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { Image } from '@/ui/image/Image';
import { Mark } from '@/ui/mark/Mark';
import { Rail } from '@/ui/rail/Rail';
import { FilmLength, FilmLink, FilmMark } from './rails.styles';

/** Films as posters with their length. */
export function FilmRail({ label, films }: { label: string; films: readonly WelfareItem[] }) {
  const linkTo = useLink();
  return (
    <Rail label={label} item="10.5rem">
      {films.map((film) => {
        const link = linkTo(href.welfare({ id: film.id }));
        return (
          <FilmLink key={film.id} href={link?.href} onClick={link && onPlainClick(link.onGo)}>
            <span>
              <Image src={film.poster} alt="" ratio={16 / 9} />
              {(film.pay === 'vip' || film.hot) && (
                <FilmMark>
                  <Mark kind={film.pay === 'vip' ? 'vip' : 'hot'} />
                </FilmMark>
              )}
              <FilmLength>{clockText(film.seconds)}</FilmLength>
            </span>
            <b>{film.title}</b>
          </FilmLink>
        );
      })}
    </Rail>
  );
}
