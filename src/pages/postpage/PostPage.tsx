import { useEffect } from 'react';
import { squareApi } from '@/api/squareApi';
import { PictureGrid } from '@/features/pictures/PictureGrid';
import { selectPicturesStanding } from '@/features/pictures/picturesSlice';
import { limitsOf } from '@/features/publish/limits';
import { postLeaveRule } from '@/features/publish/postLeaveRule';
import { publishEvents } from '@/features/publish/publishSlice';
import { WordNotice } from '@/features/publish/WordNotice';
import { POST_FORM } from '@/features/publish/written';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { publishText as text } from '@/text/publish';
import { Field, TextArea } from '@/ui/field/Field';
import { GameChoice } from './GameChoice';
import { PostHeader } from './PostHeader';
import { Block, Legend, Note, Stack } from './postpage.styles';
import { QuoteChoice } from './QuoteChoice';
import { TagChoice } from './TagChoice';
import { usePostForm } from './usePostForm';
import { useShared } from './useShared';

const { useSquareConfigQuery, useSensitiveWordsQuery } = squareApi;

/** Writing a post: words, pictures, topics, a game. What is typed is kept until the server has it (pages 4). */
export function PostPage() {
  const dispatch = useAppDispatch();
  const limits = limitsOf(useSquareConfigQuery().data?.records);
  const sensitive = useSensitiveWordsQuery().data?.records.map(({ word }) => word) ?? [];
  const form = usePostForm(limits);
  const drafted = useAppSelector(
    (state) => postLeaveRule.isDirty(state) && selectPicturesStanding(state, POST_FORM) === 'there',
  );
  const words = [...sensitive, ...form.refusedWords];

  useEffect(() => void dispatch(publishEvents.opened()), [dispatch]);
  useShared();

  return (
    <>
      <PostHeader onSubmit={form.submit} />
      <Stack>
        <Field
          {...form.title.props}
          label={text.title.label}
          placeholder={text.title.placeholder}
          limit={limits.titleMaxLength}
          disabled={form.busy}
        />
        <TextArea
          {...form.content.props}
          label={text.content.label}
          placeholder={text.content.placeholder}
          limit={limits.maxLength}
          hint={drafted ? text.saved : undefined}
          rows={7}
          disabled={form.busy}
        />
        <WordNotice content={`${form.title.value}\n${form.content.value}`.trim()} words={words} />
        <Block as="section" aria-label={text.images.legend}>
          <Legend>{text.images.legend}</Legend>
          <PictureGrid form={POST_FORM} most={limits.maxImages} ordered />
          <Note>{text.images.hint}</Note>
        </Block>
        <TagChoice most={limits.maxTags} disabled={form.busy} />
        <QuoteChoice />
        <GameChoice />
      </Stack>
    </>
  );
}
