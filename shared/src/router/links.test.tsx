import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './index';

function Page() {
  const { pathname, search, state } = useLocation();
  return <h1>{`${pathname}${search} ${JSON.stringify(state)}`}</h1>;
}

function open(path: string, links: React.ReactNode) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            {links}
            <Outlet />
          </>
        ),
        children: [{ path: '*', element: <Page /> }],
      },
    ],
    { initialEntries: ['/start', path] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

describe('a link', () => {
  it('goes to a page without loading the document again, with its state', async () => {
    const { user } = open(
      '/here',
      <Link to="/there?x=1" state={{ from: 'here' }}>
        There
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', '/there?x=1');
    await user.click(screen.getByRole('link', { name: 'There' }));
    expect(screen.getByRole('heading')).toHaveTextContent('/there?x=1 {"from":"here"}');
  });

  it('replaces the page in the history when it says so', async () => {
    const { user, router } = open(
      '/here',
      <Link to="/there" replace>
        There
      </Link>,
    );
    await user.click(screen.getByRole('link', { name: 'There' }));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/start');
  });

  it('leaves a click that was handled already, and one for a new tab, alone', async () => {
    const { user, router } = open(
      '/here',
      <>
        <Link to="/a" onClick={(event) => event.preventDefault()}>
          Taken
        </Link>
        <Link to="/b" target="_blank">
          Tab
        </Link>
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Taken' }));
    screen.getByRole('link', { name: 'Tab' }).addEventListener('click', (event) => event.preventDefault());
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    expect(router.state.location.pathname).toBe('/here');
  });
});

it.each([
  ['/srm/trips', '/srm', false, true],
  ['/srm/trips', '/srm', true, false],
  ['/SRM', '/srm', true, true],
  ['/srm-other', '/srm', false, false],
  ['/srm', '/', false, false],
  ['/', '/', false, true],
])('at %s a link to %s (end: %s) is current: %s', (current, to, end, isCurrent) => {
  open(
    current,
    <NavLink to={to} end={end} className="entry">
      Entry
    </NavLink>,
  );
  const link = screen.getByRole('link', { name: 'Entry' });
  expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
  expect(link).toHaveClass(isCurrent ? 'entry active' : 'entry', { exact: true });
});
