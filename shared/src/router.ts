/**
 * What the suite uses of react-router-dom. At run time this module IS `react-router-dom` for every package (see build/shared-modules),
 * because a federated shared module is not tree-shaken: the whole would cost 24 KB more. Add a name here when a page needs it.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
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
export type { LinkProps, NavLinkProps, RouteObject } from 'react-router-dom';
