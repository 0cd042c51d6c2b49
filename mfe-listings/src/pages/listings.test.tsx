import {
  accountEndpoints,
  listingChangeEndpoints,
  listingDraftEndpoints,
  vehicleEndpoints,
} from '@portal/shared/contract';
import type { Notice, Portal } from '@portal/shared/portal';
import { readPrintStyle } from '@portal/shared/testing/print';
import { answer, hang, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { companyId, buildId, renderPage, userId } from '../testing/render-page';
import { aListing, serveListings } from '../features/listings/testing/listings';

useTestServer();

const card = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement;

test('the list shows the data of a listing', async () => {
  serveListings([
    aListing(1, { isVisible: true }),
    aListing(2, { levelsFilled: 0, missing: ['vehiclePhotos', 'levelTwo'] }),
  ]);
  const { container } = renderPage('/listings');
  const first = within(await card('Kia Rio 1'));
  expect(first.getByText('DXB A 1')).toBeVisible();
  expect(first.getByText('RD-1')).toBeVisible();
  expect(first.getByText(/AED\s250/)).toBeVisible();
  expect(first.getByText(/AED\s1,500 \/ week/)).toBeVisible();
  expect(first.getByRole('img', { name: '3 of 3 levels filled' })).toBeVisible();
  expect(first.getByRole('switch', { name: 'Kia Rio 1: published' })).toBeChecked();
  expect(await first.findByText('1,200 views')).toBeVisible();
  expect(first.getByRole('link', { name: '2 enquiries' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      new RegExp(
        `^/enquiries\\?from=20\\d\\d-\\d\\d-\\d\\d&to=20\\d\\d-\\d\\d-\\d\\d&vehicle=${buildId(1)}$`,
      ),
    ),
  );
  expect(first.getByRole('link', { name: /AED\s3,500/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/srm\/completed-trips\?figure=revenue&from=[\d-]+&to=[\d-]+&search=DXB\+A\+1$/),
  );
  const second = within(await card('Kia Rio 2'));
  expect(second.getByText('Still missing: photos')).toBeVisible();
  expect(second.getByRole('link', { name: 'Complete the basics' })).toHaveAttribute(
    'href',
    `/listings/view/${buildId(2)}/${companyId}/${userId}?step=basics`,
  );
  expect(screen.getByText('Showing 2 of 2 vehicles')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add vehicle' })).toHaveAttribute(
    'href',
    `/listings/add/${userId}`,
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('search, filters and pages are in the address and in the request', async () => {
  const requests = serveListings(
    Array.from({ length: 45 }, (_, at) => aListing(at + 1, { isVisible: at < 30 })),
  );
  const { user, router } = renderPage('/listings?page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Published 30' }));
  expect(await screen.findByText('Showing 20 of 30 vehicles')).toBeVisible();
  expect(router.state.location.search).toBe('?show=published');
  await user.type(screen.getByRole('searchbox'), 'Rio 1');
  expect(await screen.findByText('Showing 11 of 11 vehicles')).toBeVisible();
  expect(router.state.location.search).toBe('?show=published&search=Rio+1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Kia');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({
      vehicleBrandId: buildId(102),
      search: 'Rio 1',
      isVisible: 'true',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Showing 20 of 45 vehicles')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

function collectNotices({ events }: Portal): Notice[] {
  const notices: Notice[] = [];
  events.on('notice:raised', ({ notice }) => notices.push(notice));
  return notices;
}

test('paper says in words what is published, without the switch', async () => {
  serveListings([aListing(1, { isVisible: true }), aListing(2, { isVisible: false })]);
  renderPage('/listings');
  const first = within(await card('Kia Rio 1'));
  expect(first.getByRole('switch').closest('[data-no-print]')).not.toBeNull();
  expect(readPrintStyle(first.getByText('Published', { selector: '[aria-hidden]' })).display).toBe('inline');
  expect(within(await card('Kia Rio 2')).getByText('Hidden')).toBeInTheDocument();
});

describe('the switch', () => {
  test('the switch changes at once, is counted and announced', async () => {
    serveListings([aListing(1)]);
    const sent = answer(vehicleEndpoints.toggleVisibility, [
      { levelsFilled: 3, isVisible: true, version: 2 },
    ]);
    const { user, portal } = renderPage('/listings');
    const notices = collectNotices(portal);
    const toggle = await screen.findByRole('switch', { name: 'Kia Rio 1: published' });
    await user.click(toggle);
    expect(toggle).toBeChecked();
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Kia Rio 1 is published',
          tone: 'success',
          undo: { kind: 'listingPublished', subjectId: buildId(1) },
        },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Published 1' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ vehicleId: buildId(1), isVisible: true }]);
  });

  test.each([
    ['listing_incomplete', 'The specifications are missing.', 'Add specifications'],
    ['plan_limit', 'Your plan allows 10 published listings.', 'See your plan'],
    ['other', 'The server is asleep.', 'Try again'],
  ])('the switch goes back when refused with %s, and says what helps', async (code, detail, help) => {
    serveListings([
      aListing(1, code === 'listing_incomplete' ? { levelsFilled: 1, missing: ['levelTwo'] } : {}),
    ]);
    answer(vehicleEndpoints.toggleVisibility, [refusal({ status: 409, code, detail })]);
    const { user } = renderPage('/listings');
    const toggle = await screen.findByRole('switch', { name: 'Kia Rio 1: published' });
    await user.click(toggle);
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(detail);
    expect(within(note).getByText(help)).toBeVisible();
    expect(toggle).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Hidden 1' })).toBeVisible();
    await user.click(within(note).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  test('the menu leads to the form and to a copy', async () => {
    serveListings([aListing(1)]);
    const { user } = renderPage('/listings');
    await user.click(await screen.findByRole('button', { name: 'Actions for Kia Rio 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu copies the public link of a published listing, and of no other', async () => {
    const publicLink = 'https://customer.example/listing';
    serveListings([aListing(1, { isVisible: true, publicLink }), aListing(2)]);
    const { user } = renderPage('/listings');
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Actions for Kia Rio 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith(publicLink);
    await user.click(screen.getByRole('button', { name: 'Actions for Kia Rio 2' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Copy link' })).not.toBeInTheDocument();
  });

  test('the menu of an incomplete listing leads to what is missing, and says so', async () => {
    serveListings([aListing(1, { levelsFilled: 1, missing: ['levelTwo'] })]);
    const { user, router } = renderPage('/listings');
    await user.click(await screen.findByRole('button', { name: 'Actions for Kia Rio 1' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Publish' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Complete it to publish' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=specifications'));
  });

  test('the menu publishes and hides, repeatedly', async () => {
    serveListings([aListing(1)]);
    const sent = answer(vehicleEndpoints.toggleVisibility, [
      { levelsFilled: 3, isVisible: true, version: 2 },
      { levelsFilled: 3, isVisible: false, version: 3 },
    ]);
    const { user, portal } = renderPage('/listings');
    const notices = collectNotices(portal);
    await screen.findByRole('link', { name: 'Kia Rio 1' });
    for (const [entry, title] of [
      ['Publish', 'Kia Rio 1 is published'],
      ['Hide', 'Kia Rio 1 is hidden'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Actions for Kia Rio 1' }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(notices.at(-1)).toMatchObject({ title }));
    }
    expect(screen.getByRole('switch', { name: 'Kia Rio 1: published' })).not.toBeChecked();
    expect(sent.map(({ body }) => body)).toEqual([
      { vehicleId: buildId(1), isVisible: true },
      { vehicleId: buildId(1), isVisible: false },
    ]);
  });

  test('the menu deletes at once, and an undo restores the listing', async () => {
    const listings = [aListing(1, { isVisible: true }), aListing(2)];
    serveListings(listings);
    const removed = answer(listingChangeEndpoints.remove, [
      () => {
        listings.shift();
        return { restorableUntil: '2030-01-01T00:00:00.000Z' };
      },
    ]);
    const restored = answer(listingChangeEndpoints.restore, [
      () => {
        listings.unshift(aListing(1));
        return null;
      },
    ]);
    const published = answer(vehicleEndpoints.toggleVisibility, [null]);
    const { user } = renderPage('/listings');
    await user.click(await screen.findByRole('button', { name: 'Actions for Kia Rio 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Kia Rio 1 is deleted')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Kia Rio 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Kia Rio 2' })).toHaveFocus();
    expect(removed[0]?.idempotencyKey).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Kia Rio 1 is restored')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Kia Rio 1' })).toBeVisible();
    expect(removed[0]?.query).toEqual({ vehicleId: buildId(1) });
    expect(restored[0]?.body).toEqual({ vehicleId: buildId(1) });
    expect(published[0]?.body).toEqual({ vehicleId: buildId(1), isVisible: true });
  });

  test('a failed deletion keeps the listing and says so', async () => {
    serveListings([aListing(1)]);
    answer(listingChangeEndpoints.remove, [refusal({ status: 500, detail: 'Not today' })]);
    const { user } = renderPage('/listings');
    await user.click(await screen.findByRole('button', { name: 'Actions for Kia Rio 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Not today')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Kia Rio 1' })).toBeVisible();
  });
});

describe('states of the page', () => {
  test('the page says that there are no listings yet', async () => {
    serveListings([]);
    renderPage('/listings');
    expect(await screen.findByRole('heading', { name: 'Add your first vehicle' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add vehicle' })).toHaveLength(2);
  });

  test('the page handles no match and a page that does not exist', async () => {
    serveListings([aListing(1)]);
    const { user } = renderPage('/listings?search=zebra');
    expect(await screen.findByRole('heading', { name: 'No vehicles match your filters' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Kia Rio 1' })).toBeVisible();
  });

  test('a page beyond the last one leads to the last', async () => {
    serveListings([aListing(1)]);
    renderPage('/listings?page=9');
    expect(await screen.findByRole('link', { name: 'Kia Rio 1' })).toBeVisible();
  });

  test('the page shows that it loads', async () => {
    serveListings([]);
    hang(vehicleEndpoints.list);
    renderPage('/listings');
    expect(await screen.findByText('Loading your vehicles...')).toBeInTheDocument();
  });

  test('the page shows an error and retries', async () => {
    serveListings([aListing(1)]);
    const { user } = renderPage('/listings');
    await screen.findByRole('link', { name: 'Kia Rio 1' });
    answer(vehicleEndpoints.list, [refusal({ status: 500, detail: 'The database is asleep' })]);
    await user.click(screen.getByRole('button', { name: /^Hidden/ }));
    expect(await screen.findByText('The database is asleep')).toBeVisible();
    serveListings([aListing(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Kia Rio 1' })).toBeVisible();
  });

  test('without a connection the rows stay', async () => {
    serveListings([aListing(1)]);
    const { user } = renderPage('/listings');
    await screen.findByRole('link', { name: 'Kia Rio 1' });
    answer(vehicleEndpoints.list, [unreachable()]);
    await user.click(screen.getByRole('button', { name: /^Hidden/ }));
    expect(await screen.findByText('Failed to fetch the vehicles')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^All/ }));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kia Rio 1' })).toBeVisible();
  });

  test('the page shows the plan, if there is one', async () => {
    serveListings([aListing(1)]);
    answer(accountEndpoints.plan, [{ plan: 'STARTER', published: 10, limit: 10 }]);
    renderPage('/listings');
    expect(await screen.findByText(/10 of 10 published on your Starter plan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/profile');
  });
});

test('drafts that cannot be loaded are said to be missing, and asked for again', async () => {
  serveListings([aListing(1)]);
  answer(listingDraftEndpoints.list, [refusal({ status: 500, detail: 'The database is asleep' })]);
  const { user } = renderPage('/listings');
  expect(await screen.findByText('Your drafts could not be loaded')).toBeVisible();
  answer(listingDraftEndpoints.list, [{ list: [] }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Your drafts could not be loaded')).toBeNull());
});
