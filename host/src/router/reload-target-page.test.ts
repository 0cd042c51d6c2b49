import { createMemoryRouter } from 'react-router-dom';
import { followNavigation, reloadTargetPage } from './reload-target-page';

const createLocation = () => ({
  pathname: '/profile',
  search: '',
  hash: '',
  assign: jest.fn(),
  reload: jest.fn(),
});

beforeEach(() => sessionStorage.clear());

test('the page that the reader is going to is loaded, once in a session', async () => {
  const router = createMemoryRouter(
    [
      { path: '/profile', element: null },
      { path: '/enquiries', lazy: () => new Promise<never>(() => undefined) },
    ],
    { initialEntries: ['/profile'] },
  );
  followNavigation(router);
  void router.navigate('/enquiries?page=2');
  const page = createLocation();
  expect(reloadTargetPage(page)).toBe(true);
  expect(page.assign).toHaveBeenCalledWith('/enquiries?page=2');
  expect(page.reload).not.toHaveBeenCalled();
  expect(reloadTargetPage(page)).toBe(false);
});

test('the same page is loaded again when the reader is going nowhere', () => {
  followNavigation(
    createMemoryRouter([{ path: '/profile', element: null }], { initialEntries: ['/profile'] }),
  );
  const page = createLocation();
  expect(reloadTargetPage(page)).toBe(true);
  expect(page.reload).toHaveBeenCalled();
  expect(page.assign).not.toHaveBeenCalled();
});
