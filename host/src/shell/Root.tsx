import { Outlet } from 'react-router-dom';
import { useForgetAnswers } from '../session/use-forget-answers';
import { DevelopmentBadge } from './DevelopmentBadge';
import { HelpHost } from './help/HelpHost';
import { NoticeHost } from './notices/NoticeHost';
import { RouteAnnouncer } from './page/RouteAnnouncer';
import { usePageFocus } from './page/use-page-focus';
import { usePageTitle } from './page/use-page-title';
import { useScrollToTop } from './page/use-scroll-to-top';

/** Above every page, whatever its layout. */
export function Root() {
  const title = usePageTitle();
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
