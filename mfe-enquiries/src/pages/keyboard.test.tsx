import { companyEndpoints, enquiryEndpoints } from '@portal/shared/contract';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anEnquiry, buildId } from '../testing/enquiries';
import { change, serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow, queryRow } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const many = () => Array.from({ length: 15 }, (_item, at) => anEnquiry(at + 1, { createdAt: ago(at) }));

const focusRow = (vehicle: string) => act(() => queryRow(vehicle)?.focus());

async function inGrid(enquiries = many()) {
  const served = serveList(enquiries);
  const page = renderPage();
  await findRow('Car 1');
  focusRow('Car 1');
  return { ...page, ...served };
}

test('Tab reaches one row, arrows move on from it', async () => {
  const { user } = await inGrid();
  const rows = document.querySelectorAll('[role="row"][tabindex="0"]');
  expect([...rows]).toEqual([queryRow('Car 1')]);
  const moves = [
    ['{ArrowDown}', 'Car 2'],
    ['{ArrowDown}', 'Car 3'],
    ['{ArrowUp}', 'Car 2'],
    ['{End}', 'Car 15'],
    ['{ArrowDown}', 'Car 15'],
    ['{PageUp}', 'Car 5'],
    ['{Home}', 'Car 1'],
    ['{PageDown}', 'Car 11'],
  ] as const;
  for (const [key, vehicle] of moves) {
    await user.keyboard(key);
    await waitFor(() => expect(queryRow(vehicle)).toHaveFocus());
  }
});

test('Tab moves through the row’s buttons, and then out of the grid', async () => {
  const { user } = await inGrid();
  await user.tab();
  expect(within(queryRow('Car 1') as HTMLElement).getByRole('button', { name: 'Car 1' })).toHaveFocus();
  await user.tab();
  expect(within(queryRow('Car 1') as HTMLElement).getByRole('button', { name: 'Unlock' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus();
});

test('Enter opens the details, Escape leaves the rows, a slash leads to the search', async () => {
  const { user, router } = await inGrid();
  answer(enquiryEndpoints.get, [{ ...anEnquiry(1), history: [] }]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(router.state.location.search).toBe(`?enquiry=${buildId(1)}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  focusRow('Car 1');
  await user.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('a/b');
  expect(search).toHaveValue('a/b');
  await user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(search).not.toHaveFocus();
});

test('letters press the buttons of the row, and nothing outside the grid', async () => {
  const { user, enquiries } = await inGrid([
    anEnquiry(1),
    anEnquiry(2, { status: 'CONTACTED', createdAt: ago(9) }),
  ]);
  const sent = answer(enquiryEndpoints.updateContactVisibility, [
    () => change(enquiries, buildId(1), { status: 'AGENTVIEW' }),
  ]);
  await user.keyboard('c');
  expect(sent).toHaveLength(0);
  await user.keyboard('u');
  await waitFor(() => expect(sent).toHaveLength(1));
  await within(queryRow('Car 1') as HTMLElement).findByRole('button', { name: 'Contact' });
  focusRow('Car 2');
  await user.keyboard('x');
  expect(await screen.findByRole('menuitem', { name: 'Price too low' })).toBeVisible();
  await user.keyboard('{Escape}');
  focusRow('Car 2');
  answer(companyEndpoints.get, [null]);
  await user.keyboard('f');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a letter typed during an action acts when the action is done', async () => {
  const { user, enquiries } = await inGrid([anEnquiry(1)]);
  let arrive: () => void = () => undefined;
  const sent = answer(enquiryEndpoints.updateContactVisibility, [
    async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return change(enquiries, buildId(1), { status: 'AGENTVIEW' });
    },
    () => change(enquiries, buildId(1), { status: 'CONTACTED' }),
  ]);
  await user.keyboard('u');
  await waitFor(() => expect(queryRow('Car 1')).toHaveTextContent('Contact'));
  await user.keyboard('c');
  await waitFor(() => expect(sent).toHaveLength(1));
  arrive();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([{ action: 'mark_agentview' }, { action: 'mark_contacted' }]);
});

test('a letter typed during an action is dropped if the action is refused', async () => {
  const { user } = await inGrid([anEnquiry(1)]);
  let arrive: () => void = () => undefined;
  const sent = answer(enquiryEndpoints.updateContactVisibility, [
    async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return refusal({ status: 409, detail: 'Somebody else was quicker.' });
    },
  ]);
  await user.keyboard('u');
  await waitFor(() => expect(queryRow('Car 1')).toHaveTextContent('Contact'));
  await user.keyboard('c');
  arrive();
  expect(await screen.findByText(/Somebody else was quicker/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the focus stays on the row when its focused button is gone', async () => {
  const { user, enquiries } = await inGrid([anEnquiry(1, { status: 'AGENTVIEW' }), anEnquiry(2)]);
  answer(enquiryEndpoints.updateContactVisibility, [
    () => change(enquiries, buildId(1), { status: 'CONTACTED' }),
  ]);
  const row = queryRow('Car 1') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: 'Contact' }));
  await within(row).findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(row).toHaveFocus());
});

test('the focus moves to the row that takes the place of a removed one', async () => {
  serveList([anEnquiry(1), anEnquiry(2), anEnquiry(3)]);
  const { user } = renderPage('/enquiries?status=new');
  answer(enquiryEndpoints.updateContactVisibility, [null]);
  await findRow('Car 2');
  focusRow('Car 2');
  await user.keyboard('u');
  await waitFor(() => expect(queryRow('Car 3')).toHaveFocus());
});

test('the list of keys is available, and single keys can be switched off', async () => {
  const { user, container } = await inGrid();
  const sent = answer(enquiryEndpoints.updateContactVisibility, [null]);
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Move between enquiries')).toBeVisible();
  await user.click(within(help).getByRole('checkbox', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(help).not.toBeInTheDocument());
  focusRow('Car 1');
  await user.keyboard('u/');
  expect(sent).toHaveLength(0);
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('J enters the list from elsewhere and moves on, K goes back, W writes on WhatsApp once it is unlocked', async () => {
  serveList([anEnquiry(1), anEnquiry(2, { status: 'AGENTVIEW', isMasked: false, createdAt: ago(9) })]);
  const { user } = renderPage();
  await findRow('Car 1');
  await user.keyboard('j');
  await waitFor(() => expect(queryRow('Car 1')).toHaveFocus());
  await user.keyboard('j');
  await waitFor(() => expect(queryRow('Car 2')).toHaveFocus());
  const opened = jest.fn((event: Event) => event.preventDefault());
  within(queryRow('Car 2') as HTMLElement)
    .getByRole('link', { name: /WhatsApp/ })
    .addEventListener('click', opened);
  await user.keyboard('w');
  expect(opened).toHaveBeenCalledTimes(1);
  await user.keyboard('k');
  await waitFor(() => expect(queryRow('Car 1')).toHaveFocus());
});
