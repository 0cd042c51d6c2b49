import { Outlet } from 'react-router-dom';
import { useForgetAnswers } from '../session/useForgetAnswers';
import { DevelopmentBadge } from './DevelopmentBadge';
import { HelpHost } from './help/HelpHost';
import { NoticeHost } from './notices/NoticeHost';
import { RouteAnnouncer } from './page/RouteAnnouncer';
import { usePageFocus } from './page/usePageFocus';
import { usePageTitle } from './page/usePageTitle';
import { useScrollToTop } from './page/useScrollToTop';
import { useTypeface } from './page/useTypeface';

/** Above every page, whatever its layout. */
export function Root() {
  const title = usePageTitle();
  useTypeface();
  useScrollToTop();
  usePageFocus();
  useForgetAnswers();
  return (
    <>
      <Outlet />
      <RouteAnnouncer title={title} />
      <HelpHost />
      <NoticeHost />
      {process.env.NODE_ENV !== 'production' && <DevelopmentBadge />}
    </>
  );
}
