/**
 * What the suite uses of react-router-dom. At run time this module IS `react-router-dom` for every package
 * (see build/shared-modules), because a federated shared module is not tree-shaken: the whole would cost 24
 * KB more. Add a name here when a page needs it.
 */
export { Link, type LinkProps } from './Link';
export { NavLink, type NavLinkProps } from './NavLink';
export {
  Navigate,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  isRouteErrorResponse,
  matchPath,
  redirect,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
