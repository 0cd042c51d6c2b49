import { listingChangeEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import {
  answer,
  notThere,
  refusal,
  unreachable,
  useTestServer,
  type Received,
} from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { buildId, renderPage } from '../testing/render-page';
import { aListing, serveListings } from '../features/listings/testing/listings';

useTestServer();

const readVehicleIds = ({ body }: Received) => (body as { vehicleIds: string[] }).vehicleIds;

async function choose(user: ReturnType<typeof renderPage>['user'], ...numbers: number[]) {
  for (const number of numbers)
    await user.click(await screen.findByRole('checkbox', { name: `Select Kia Rio ${number}` }));
}

test('several are hidden; the refused one is named and retried', async () => {
  serveListings([aListing(1, { isVisible: true }), aListing(2, { isVisible: true }), aListing(3)]);
  const sent = answer(listingChangeEndpoints.bulkVisibility, [
    {
      results: [
        { vehicleId: buildId(1), ok: true },
        { vehicleId: buildId(2), ok: false, message: 'A customer is booking it' },
      ],
    },
    { results: [{ vehicleId: buildId(2), ok: true }] },
  ]);
  const { user, portal } = renderPage('/listings');
  const notices: unknown[] = [];
  portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
  await choose(user, 1, 2);
  const bar = screen.getByRole('group', { name: 'Selected vehicles' });
  expect(within(bar).getByText('2 selected')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Hide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide 2 vehicles' });
  expect(await within(dialog).findByText('1 vehicle is hidden')).toBeVisible();
  expect(within(dialog).getByText('Kia Rio 2')).toBeVisible();
  expect(within(dialog).getByText('A customer is booking it')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Try again for these' }));
  expect(await within(dialog).findByText('1 vehicle is hidden')).toBeVisible();
  expect(within(dialog).queryByText('A customer is booking it')).not.toBeInTheDocument();
  expect(sent.map(readVehicleIds)).toEqual([[buildId(1), buildId(2)], [buildId(2)]]);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('group', { name: 'Selected vehicles' })).not.toBeInTheDocument();
  expect(notices).toEqual([
    {
      title: '1 vehicle is hidden',
      tone: 'success',
      undo: { kind: 'listingHidden', subjectId: buildId(2) },
    },
  ]);
});

test('without a bulk call, listings are changed one after the other', async () => {
  serveListings([aListing(1), aListing(2)]);
  answer(listingChangeEndpoints.bulkVisibility, [notThere()]);
  const sent = answer(vehicleEndpoints.toggleVisibility, [
    null,
    refusal({ status: 409, detail: 'Your plan is full' }),
  ]);
  const { user } = renderPage('/listings');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 vehicle is published')).toBeVisible();
  expect(screen.getByText('Your plan is full')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a price change shows its effect and its errors, and is sent', async () => {
  serveListings([aListing(1), aListing(2, { rentalDetails: null })]);
  const sent = answer(listingChangeEndpoints.bulkRates, [{ results: [] }]);
  const { user } = renderPage('/listings');
  await choose(user, 1, 2);
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 2 vehicles' }));
  await user.click(dialog.getByRole('button', { name: 'Change 2 vehicles' }));
  expect(dialog.getByText('Enter a number')).toBeVisible();
  const value = dialog.getByRole('textbox', { name: 'Percent' });
  await user.type(value, '900');
  expect(dialog.getByText(/from −90% to \+500%/)).toBeVisible();
  await user.clear(value);
  await user.type(value, '-10');
  expect(dialog.getByText(/Daily: AED\s250 becomes AED\s225/)).toBeVisible();
  expect(dialog.getByText('1 selected vehicle does not offer these rates and stays as it is.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Weekly' }));
  expect(dialog.queryByText(/Weekly: /)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change 2 vehicles' }));
  expect(await dialog.findByText('The prices of 2 vehicles are changed')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    vehicleIds: [buildId(1), buildId(2)],
    periods: ['day', 'month', 'hour'],
    change: { kind: 'percent', value: -10 },
  });
});

test('the shift key selects all in between, and the selection survives other pages', async () => {
  serveListings(Array.from({ length: 25 }, (_, at) => aListing(at + 1)));
  const { user } = renderPage('/listings');
  await choose(user, 2);
  await user.keyboard('{Shift>}');
  await choose(user, 6);
  await user.keyboard('{/Shift}');
  expect(screen.getByText('5 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Kia Rio 21' })).toBeVisible();
  expect(screen.getByText('5 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('5 selected')).not.toBeInTheDocument();
});

test('a price change whose answer was lost is sent again with the same key, and can be undone', async () => {
  serveListings([aListing(1), aListing(2)]);
  const sent = answer(listingChangeEndpoints.bulkRates, [
    unreachable(),
    {
      results: [
        { vehicleId: buildId(1), ok: true, version: 4, before: { day: '250' } },
        { vehicleId: buildId(2), ok: false, message: 'It is not offered by the day' },
      ],
    },
  ]);
  const restored = answer(listingChangeEndpoints.restoreRates, [
    { results: [{ vehicleId: buildId(1), ok: true }] },
  ]);
  const { user } = renderPage('/listings');
  await choose(user, 1, 2);
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 2 vehicles' }));
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '10');
  await user.click(dialog.getByRole('button', { name: 'Change 2 vehicles' }));
  expect(await dialog.findByText('No price was changed')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Try again for these' }));
  expect(await dialog.findByText('The price of 1 vehicle is changed')).toBeVisible();
  expect(sent.map(readVehicleIds)).toEqual([
    [buildId(1), buildId(2)],
    [buildId(1), buildId(2)],
  ]);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('1 vehicle has the price it had before')).toBeVisible();
  expect(restored[0]?.body).toEqual({
    vehicles: [{ vehicleId: buildId(1), version: 4, rents: { day: '250' } }],
  });
});
