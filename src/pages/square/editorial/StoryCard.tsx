import type { StoryCard as Story } from '@/contract/editorial';
import { href } from '@/shell/navigation/href';
import { editorialText as text } from '@/text/editorial';
import { Avatar } from '@/ui/avatar/Avatar';
import { Image } from '@/ui/image/Image';
import { Byline, Card, Foot, StoryLink, StoryWords } from './editorial.styles';
import { Subject } from './Subject';

/** Width through height of a story's picture. */
export const STORY_RATIO = 16 / 9;

/** A story: its picture, its headline, who wrote it, and what it is about with its button. */
export function StoryCard({ story }: { story: Story }) {
  const { id, label, title, image, author, minutes, game, book } = story;
  return (
    <Card>
      <StoryLink to={href.square({ story: String(id) })}>
        <Image src={image} alt="" ratio={STORY_RATIO} />
        <StoryWords>
          <small>{label}</small>
          <h3>{title}</h3>
          <Byline>
            <Avatar src={author.avatar} name={author.name} size="xs" decorative />
            <span>{author.name}</span>
            <span>{text.readIn(minutes)}</span>
          </Byline>
        </StoryWords>
      </StoryLink>
      {(game || book) && (
        <Foot>
          <Subject game={game} book={book} main />
        </Foot>
      )}
    </Card>
  );
}
