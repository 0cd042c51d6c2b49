import { authEndpoints } from '@portal/shared/contract';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { renderPage, signedIn } from '../testing/render-page';

let isGone = true;
jest.mock('../features/login/model/sign-in', () => {
  if (isGone) throw new Error('Loading chunk sign-in failed');
  return jest.requireActual<object>('../features/login/model/sign-in');
});

useTestServer();

test('when the rules fail to load, the form says so, and the next try loads them', async () => {
  answer(authEndpoints.login, [signedIn]);
  const { user } = renderPage('/ae/login');
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '501234567');
  await user.type(screen.getByLabelText('Password'), 'harbour copper{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByLabelText('Password')).toHaveValue('harbour copper');
  isGone = false;
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere: /' })).toBeVisible();
});
