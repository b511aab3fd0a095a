import type { WelfareItem } from '@/contract/welfare';
import { href } from '@/shell/navigation/href';
import { welfareText as text } from '@/text/welfare';
import { PosterBox } from './PosterBox';
import { WelfareLike } from './WelfareLike';
import { Card, Foot, Open } from './welfare.styles';

/** One film or album of a list (pages 7). */
export function WelfareCard({ item, eager }: { item: WelfareItem; eager?: boolean }) {
  return (
    <Card>
      <Open to={href.welfare({ id: item.id })}>
        <PosterBox item={item} {...(eager ? { eager } : {})} />
        <h2>{item.title}</h2>
      </Open>
      <Foot>
        <span>{item.kind === 'video' ? text.views(item.viewCount) : text.looks(item.viewCount)}</span>
        <WelfareLike item={item} />
      </Foot>
    </Card>
  );
}
