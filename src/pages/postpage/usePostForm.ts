import type { Ref } from 'react';
import { faultsOf, type PostLimits } from '@/features/publish/limits';
import { isGone } from '@/features/publish/publishMachine';
import { publishEvents, selectPublish } from '@/features/publish/publishSlice';
import { POST_FORM, readWritten } from '@/features/publish/written';
import { useAppDispatch, useAppSelector, useAppStore } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { useDraftField } from '@/shell/forms/useDraftField';

const none: readonly string[] = [];

/** The fields of a post, and sending it once they are in order. */
export function usePostForm(limits: PostLimits) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const title = useDraftField(POST_FORM, 'title');
  const content = useDraftField(POST_FORM, 'content');
  const here = useAppSelector(selectPublish);

  const submit = () => {
    // Settles what was typed a moment ago; the judgement itself is the whole post's.
    title.check();
    content.check();
    const faults = faultsOf(readWritten(selectForm(store.getState(), POST_FORM).draft), limits);
    dispatch(formEvents.judged({ form: POST_FORM, errors: { title: '', content: '', tagIds: '', ...faults } }));
    if (faults.title) title.focus();
    else if (faults.content) content.focus();
    if (Object.keys(faults).length === 0) dispatch(publishEvents.submitted());
  };
  const typed = (change: (text: string) => void) => (text: string) => {
    change(text);
    dispatch(publishEvents.edited());
  };
  const { ref, onChange, ...area } = content.props;
  return {
    title: { value: title.value, props: { ...title.props, onChange: typed(title.props.onChange) } },
    content: {
      value: content.value,
      // The hook only ever focuses it, which a text area can as well as a line.
      props: { ...area, onChange: typed(onChange), ref: ref as Ref<never> },
    },
    refusedWords: here.at === 'refused' ? here.words : none,
    busy: isGone(here),
    submit,
  };
}
