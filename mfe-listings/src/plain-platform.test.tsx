import 'fake-indexeddb/auto';
import { idOf, settledUserId } from '@portal/shared/testing/recorder';
import { renderPlainPage } from '@portal/shared/testing/recorder/page';
import { useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import remote from './remote';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const pages = [
  '/',
  '/listings',
  `/listings/add/${settledUserId}`,
  `/listings/view/${idOf(1)}/${idOf(2)}/${settledUserId}`,
];

describe.each(['ae', 'in'] as const)('in %s, a platform that knows section 7 alone', (country) => {
  test.each(pages)('opens %s', async (path) => {
    const page = renderPlainPage(remote, path, { country });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })[0]).toBeVisible());
    await page.expectPlain();
  });
});
