import { useStoryListQuery, useStoryQuery } from '@/api/editorialApi';
import { businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { editorialText as text } from '@/text/editorial';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Avatar } from '@/ui/avatar/Avatar';
import { LinkButton } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { EmptyState } from '@/ui/page-state/PageState';
import { RichText } from '@/ui/rich-text/RichText';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { DayLine } from './DayLine';
import { Byline } from './editorial.styles';
import { StoryBones } from './StoryBones';
import { STORY_RATIO } from './StoryCard';
import { StoryLine } from './StoryLine';
import { Subject } from './Subject';
import { About, Article, Hero, Lines, StoryText } from './story.styles';

/** Other stories under one. */
const OTHERS = 3;

/** One story: picture, headline, text, and what it is about with its button; then others. */
export function StoryPage({ id, onBack }: { id: number; onBack: () => void }) {
  const go = useGo();
  const { currentData: story, error, refetch } = useStoryQuery({ id });
  const { data: list } = useStoryListQuery();

  if (!story && error !== undefined) {
    const gone = businessCode(error) === code.notFound;
    return (
      <>
        <SimpleHeader title={text.today} onBack={onBack} />
        {gone ? (
          <EmptyState
            {...text.storyGone}
            action={
              <LinkButton as={Link} to={href.square({ story: 'all' })} tone="tint">
                {text.pastTitle}
              </LinkButton>
            }
          />
        ) : (
          <FaultState title={text.storyFailed} fault={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  if (!story) return <StoryBones onBack={onBack} />;
  const { title, label, image, author, minutes, publishTime, note, content, game, book } = story;
  const others = (list?.records ?? []).filter((one) => one.id !== id).slice(0, OTHERS);
  return (
    <>
      <SimpleHeader ground="art" glass onBack={onBack} />
      <Hero>
        <Image src={image} alt="" ratio={STORY_RATIO} eager />
      </Hero>
      <Article>
        <DayLine at={publishTime} note={note} />
        {label !== '' && <small>{label}</small>}
        <h1>{title}</h1>
        <Byline>
          <Avatar src={author.avatar} name={author.name} size="xs" decorative />
          <span>{author.name}</span>
          <span>{text.readIn(minutes)}</span>
        </Byline>
        <StoryText>
          {/* An operator's headings begin at the third level. */}
          <Spoken as="h2">{text.story}</Spoken>
          <RichText html={content} onGo={go} />
        </StoryText>
        {(game || book) && (
          <About>
            <Subject game={game} book={book} main />
          </About>
        )}
      </Article>
      {others.length > 0 && (
        <>
          <SectionHeader
            title={text.pastTitle}
            more={{ href: href.square({ story: 'all' }), onGo: () => go(href.square({ story: 'all' })) }}
          />
          <Lines>
            {others.map((one) => (
              <StoryLine key={one.id} story={one} />
            ))}
          </Lines>
        </>
      )}
    </>
  );
}
