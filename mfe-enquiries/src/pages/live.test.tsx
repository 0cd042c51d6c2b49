import { useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anEnquiry, buildId } from '../testing/enquiries';
import { change, serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow, queryRow, vehicles } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const showing = (text: string) => screen.findByText(`Showing ${text} enquiries`);

test('a new enquiry appears on top, counts, and is announced', async () => {
  serveList([anEnquiry(1)]);
  const { emit } = renderPage();
  await findRow('Car 1');
  emit('enquiry:arrived', anEnquiry(2, {}, Date.now() + 60_000));
  await findRow('Car 2');
  expect(vehicles()).toEqual(['Car 2', 'Car 1']);
  await showing('2 of 2');
  expect(await screen.findByText('New enquiry: Car 2')).toHaveAttribute('aria-live', 'polite');
});

test('doubled, late and older events change nothing', async () => {
  const { enquiries } = serveList([anEnquiry(1, { version: 3 })]);
  const { emit } = renderPage();
  const row = await findRow('Car 1');
  const [first] = enquiries;
  if (!first) throw new Error('no enquiry');
  const now = { ...first, status: 'CONTACTED', version: 5 };
  emit('enquiry:changed', now);
  emit('enquiry:changed', { ...first, status: 'AGENTVIEW', version: 4 });
  emit('enquiry:changed', now);
  emit('enquiry:arrived', first);
  enquiries[0] = now;
  expect(await within(row).findByText('contacted')).toBeVisible();
  await screen.findByText('Car 1: contacted');
  emit('enquiry:changed', { ...first, status: 'AGENTVIEW', version: 4 });
  emit('enquiry:arrived', anEnquiry(9));
  await findRow('Car 9');
  expect(within(row).getByText('contacted')).toBeVisible();
});

test('many events at once are announced in one sentence', async () => {
  serveList([anEnquiry(1)]);
  const { emit } = renderPage();
  await findRow('Car 1');
  for (const number of [2, 3, 4]) emit('enquiry:arrived', anEnquiry(number));
  await findRow('Car 4');
  await screen.findByText('3 new enquiries');
});

test('while a pointer or the focus is inside the rows, new ones wait', async () => {
  serveList([anEnquiry(1)]);
  const { emit, user } = renderPage();
  const row = await findRow('Car 1');
  await user.hover(row);
  emit('enquiry:arrived', anEnquiry(2));
  emit('enquiry:arrived', anEnquiry(3));
  await user.click(await screen.findByRole('button', { name: '2 new enquiries' }));
  await findRow('Car 3');
  await user.unhover(await findRow('Car 1'));
  act(() => queryRow('Car 1')?.focus());
  emit('enquiry:arrived', anEnquiry(4));
  expect(await screen.findByRole('button', { name: '1 new enquiry' })).toBeVisible();
  expect(queryRow('Car 4')).toBeNull();
  act(() => queryRow('Car 1')?.blur());
  await findRow('Car 4');
});

test('on a later page they wait too, and the button leads to the first page', async () => {
  serveList(Array.from({ length: 25 }, (_item, at) => anEnquiry(50 - at)));
  const { emit, user, router } = renderPage('/enquiries?page=2');
  await findRow('Car 26');
  await showing('5 of 25');
  emit('enquiry:arrived', anEnquiry(99, {}, Date.now() + 60_000));
  await showing('5 of 26');
  await user.click(await screen.findByRole('button', { name: '1 new enquiry' }));
  expect(router.state.location.search).toBe('');
  await findRow('Car 50');
});

test('an enquiry that does not pass the filter changes only the metrics', async () => {
  serveList([anEnquiry(1, { status: 'CONTACTED' }), anEnquiry(2)]);
  const { emit } = renderPage('/enquiries?search=Car 1');
  await showing('1 of 2');
  emit('enquiry:arrived', anEnquiry(3));
  await showing('1 of 3');
  expect(queryRow('Car 3')).toBeNull();
  emit('enquiry:arrived', anEnquiry(11, { name: 'Car 1 please' }));
  await findRow('Car 11');
});

test('missed events cause a reload', async () => {
  const { enquiries, requests } = serveList([anEnquiry(1)]);
  const { portal } = renderPage();
  const row = await findRow('Car 1');
  change(enquiries, buildId(1), { status: 'EXPIRED' });
  act(() => portal.events.emit('enquiries:missed', {}));
  expect(await within(row).findByText('expired')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('a change of a hidden enquiry updates the metrics by a silent reload', async () => {
  const { requests } = serveList([anEnquiry(1)]);
  const { emit } = renderPage();
  await findRow('Car 1');
  emit('enquiry:changed', anEnquiry(77, { status: 'EXPIRED' }));
  await waitFor(() => expect(requests).toHaveLength(2), { timeout: 10_000 });
});
