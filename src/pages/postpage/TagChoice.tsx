import { useTagListQuery } from '@/api/squareApi';
import { publishEvents } from '@/features/publish/publishSlice';
import { POST_FORM } from '@/features/publish/written';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { publishText } from '@/text/publish';
import { Button } from '@/ui/button/Button';
import { CheckboxGroup } from '@/ui/checkbox-group/CheckboxGroup';
import { Block, Fault, TagsGhost } from './postpage.styles';

const text = publishText.tags;
const none: readonly string[] = [];

/** The topics of a post: one at least, and no more than the operator allows (F6). */
export function TagChoice({ most, disabled }: { most: number; disabled: boolean }) {
  const dispatch = useAppDispatch();
  const { data: tags, isError, refetch } = useTagListQuery();
  const error = useAppSelector((state) => selectForm(state, POST_FORM).errors.tagIds);
  const drafted = useAppSelector((state) => selectForm(state, POST_FORM).draft.tagIds);
  const chosen = Array.isArray(drafted) ? (drafted as readonly string[]) : none;

  const change = (tagIds: string[]) => {
    dispatch(formEvents.drafted({ form: POST_FORM, draft: { tagIds } }));
    if (error) dispatch(formEvents.judged({ form: POST_FORM, errors: { tagIds: '' } }));
    dispatch(publishEvents.edited());
  };
  return (
    <Block>
      <CheckboxGroup
        legend={`${text.legend} · ${text.note(most)}`}
        options={(tags ?? []).map(({ id, tag }) => ({ value: String(id), label: tag }))}
        value={chosen}
        onChange={change}
        min={1}
        max={most}
        disabled={disabled}
      />
      {!isError && !tags && <TagsGhost aria-hidden="true" />}
      {isError && !tags && (
        <Fault role="alert">
          {text.failed}
          <Button size="s" tone="tint" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </Fault>
      )}
      {error && <Fault role="alert">{error}</Fault>}
    </Block>
  );
}
