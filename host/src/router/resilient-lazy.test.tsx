import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPortal, createPortalWrapper } from '@portal/shared/testing';
import type { ComponentType } from 'react';
import { addHostMessages } from '../core/host-messages';
import { resilientLazy } from './resilient-lazy';

let quiet: jest.SpyInstance;
beforeEach(() => {
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => quiet.mockRestore());

const failing = (failures: number) => {
  let left = failures;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('Loading chunk page-x failed');
    return { Component: () => <h1>The page</h1> };
  });
};

test('a page that loads is left as it is', async () => {
  const Component = () => null;
  const reload = jest.fn(() => true);
  await expect(resilientLazy(async () => ({ Component }), reload)()).resolves.toEqual({ Component });
  expect(reload).not.toHaveBeenCalled();
});

test('one failure is tried again at once', async () => {
  const reload = jest.fn(() => true);
  await expect(resilientLazy(failing(1), reload)()).resolves.toMatchObject({
    Component: expect.any(Function),
  });
  expect(reload).not.toHaveBeenCalled();
});

test('a page that cannot be loaded reloads the browser’s page', async () => {
  const settled = jest.fn();
  await new Promise<void>((resolve) => {
    const reload = () => {
      resolve();
      return true;
    };
    void resilientLazy(failing(2), reload)().then(settled, settled);
  });
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
});

test('the second failure shows a card whose retry brings the page', async () => {
  const load = failing(3);
  const { Component } = (await resilientLazy(load, () => false)()) as { Component: ComponentType };
  const portal = createTestPortal();
  addHostMessages(portal.i18n);
  render(<Component />, { wrapper: createPortalWrapper(portal) });
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(4);
});
