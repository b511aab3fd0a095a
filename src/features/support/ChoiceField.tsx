import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { Chip } from '@/ui/chip/Chip';
import { Choices } from './support.styles';

interface ChoiceFieldProps<Id extends string> {
  form: string;
  name: string;
  label: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
}

/** What the form's draft chose of a few; the first one until somebody chooses. */
export function useChoice<Id extends string>(form: string, name: string, ids: readonly Id[]): Id {
  const chosen = useAppSelector((state) => selectForm(state, form).draft[name]);
  return ids.find((id) => id === chosen) ?? (ids[0] as Id);
}

/** One of a few, as chips. */
export function ChoiceField<Id extends string>({ form, name, label, choices, value }: ChoiceFieldProps<Id>) {
  const dispatch = useAppDispatch();
  return (
    <Choices>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <Chip
            key={choice.id}
            tone="soft"
            on={choice.id === value}
            onClick={() => dispatch(formEvents.drafted({ form, draft: { [name]: choice.id } }))}
          >
            {choice.label}
          </Chip>
        ))}
      </div>
    </Choices>
  );
}
