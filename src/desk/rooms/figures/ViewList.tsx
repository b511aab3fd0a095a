import { useRowList } from '@/desk/kit/list/useRowList';
import { figuresText as text } from '@/text/desk/figures';
import { Views } from './figures.styles';
import { VIEW_GROUPS, VIEWS, type View } from './views';

const idOf = (view: View): string => view;

/** The charts in groups; `j k` go from one to the next. */
export function ViewList({ view, onOpen }: { view: View; onOpen: (view: View) => void }) {
  const { rowProps } = useRowList({ rows: VIEWS, idOf, chosen: view, onChoose: (next) => next && onOpen(next) });
  return (
    <Views>
      {VIEW_GROUPS.map(({ group, views }) => (
        <section key={group}>
          <h3>{text.groups[group]}</h3>
          <ul>
            {views.map((each) => (
              <li key={each}>
                <button type="button" {...rowProps(each)}>
                  {text.views[each]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Views>
  );
}
