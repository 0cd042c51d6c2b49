import { ApiError } from '@portal/shared/api';
import { createTestPortal, renderRoutes } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addHostMessages } from '../core/host-messages';
import { RouteError } from './RouteError';

let quiet: jest.SpyInstance;
beforeEach(() => {
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => quiet.mockRestore());

function show(thrown: unknown) {
  const portal = createTestPortal();
  addHostMessages(portal.i18n);
  const loader = () => {
    throw thrown;
  };
  const routes = [
    { path: '/', element: <h1>Start</h1> },
    { path: '/page', loader, element: null, errorElement: <RouteError />, hydrateFallbackElement: <p /> },
  ];
  return renderRoutes(routes, '/page', { portal });
}

test.each([
  ['404', new Response(null, { status: 404 }), "This page doesn't exist!"],
  ['401', new Response(null, { status: 401 }), "You aren't authorized to see this"],
  ['503', new Response(null, { status: 503 }), 'Looks like our API is down'],
  ['418', new Response(null, { status: 418 }), "I'm a teapot"],
  ['another status', new Response('The trip was moved.', { status: 409 }), 'Oops'],
  [
    'a call that was refused',
    new ApiError('The trip was moved.', { kind: 'http', status: 409, endpoint: 'x' }),
    'Oops',
  ],
  [
    'a server that is not reached',
    new ApiError('Failed', { kind: 'offline', endpoint: 'x' }),
    'Looks like our API is down',
  ],
  ['an unknown error', new Error('undefined is not a function'), 'Something went wrong'],
  ['nothing sensible', 7, 'Something went wrong'],
])('the error page of a %s says what happened', async (_case, thrown, title) => {
  show(thrown);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

test('"Oops" shows the text of the error; an unknown error does not show code', async () => {
  show(new Response('The trip was moved.', { status: 409 }));
  expect(await screen.findByText('The trip was moved.')).toBeVisible();
});

test('the text of a programming error is only in the console', async () => {
  show(new Error('undefined is not a function'));
  await screen.findByRole('heading', { name: 'Something went wrong' });
  expect(screen.queryByText(/undefined is not a function/)).toBeNull();
});

test('the page shows the id of the request for the support desk', async () => {
  show(new ApiError('No', { kind: 'http', status: 500, endpoint: 'x', requestId: 'req-7' }));
  expect(await screen.findByText('For support: req-7')).toBeVisible();
});
