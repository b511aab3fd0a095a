import { useAppDispatch } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { signInText } from '@/text/signIn';

/** 忘记密码 leads to login by SMS and says so; where an operator has opened the reset page to guests, it leads there (C5). */
export function Forgotten() {
  const dispatch = useAppDispatch();
  const find = useRoutes().find('findPassword');
  if (find && !find.needsLogin) return <Link to={find.path}>{signInText.forgotten.link}</Link>;
  return (
    <Link
      to={href.login()}
      replace
      onClick={() => dispatch(toastEvents.raised({ type: 'info', text: signInText.forgotten.hint }))}
    >
      {signInText.forgotten.link}
    </Link>
  );
}
