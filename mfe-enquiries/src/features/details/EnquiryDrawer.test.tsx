import { type EnquiryDetails, enquiryEndpoints, type EnquiryHistoryEntry } from '@portal/shared/contract';
import { answer, hang, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anEnquiry, buildId } from '../../testing/enquiries';
import { agentsPortal, renderPart } from '../../testing/render-part';
import { words } from '../../testing/words';
import type { Staged } from '../../entities/enquiry/hooks/useEnquiryActions';
import { toRow } from '../../entities/enquiry/model/row';
import { EnquiryDrawer } from './EnquiryDrawer';

useTestServer();

const created: EnquiryHistoryEntry = {
  change: 'created',
  status: 'NEW',
  at: '2025-01-05T06:30:00Z',
  by: 'customer',
};
const details = (changes: Partial<EnquiryDetails> = {}): EnquiryDetails => ({
  ...anEnquiry(1, changes),
  history: [created],
  ...changes,
});
const onClose = jest.fn();
const commands = { advance: jest.fn(), stage: jest.fn(), send: jest.fn() };
const open = (enquiry?: ReturnType<typeof anEnquiry>, portal = agentsPortal(), staged: Staged = {}) =>
  renderPart(
    <EnquiryDrawer
      enquiryId={buildId(1)}
      row={enquiry && toRow(enquiry, words)}
      commands={commands}
      staged={staged}
      onClose={onClose}
      busy={new Map()}
    />,
    portal,
  );
const drawer = () => screen.findByRole('dialog');

test('a direct link shows all of an enquiry that is in no list', async () => {
  answer(enquiryEndpoints.get, [
    details({
      status: 'CANCELLED',
      message: '<b>Bold</b> & \u0645\u0631\u062d\u0628\u0627',
      history: [
        created,
        {
          change: 'status',
          status: 'CANCELLED',
          at: '2025-01-05T07:00:00Z',
          by: 'agent',
          cancelReason: 'PRICE_TOO_LOW',
        },
      ],
    }),
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Car 1' })).toBeInTheDocument();
  const shown = within(await drawer());
  expect(shown.getByText('<b>Bold</b> & \u0645\u0631\u062d\u0628\u0627')).toHaveAttribute('dir', 'auto');
  for (const text of ['AED 450', 'AED 150', '3 days', 'CODE-1', 'A 12345', 'cancelled'])
    expect(shown.getByText(text)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute('href', 'tel:+971501234567');
  expect(shown.getByRole('link', { name: 'customer1@mail.example' })).toHaveAttribute(
    'href',
    'mailto:customer1@mail.example',
  );
  const map = shown.getByRole('link', { name: 'Open map' });
  expect(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  const steps = within(shown.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Enquiry came inJan 5, 2025, 10:30 AM · by the customer',
    'CancelledPrice too lowJan 5, 2025, 11:00 AM · by your team',
  ]);
  expect(await axe(document.body)).toHaveNoViolations();
});

test('the drawer says that it is loading', async () => {
  hang(enquiryEndpoints.get);
  open();
  expect(await screen.findByText('Loading the enquiry...')).toBeInTheDocument();
});

test('masked contact data is not a link, and the drawer says what would unlock it', async () => {
  answer(enquiryEndpoints.get, [
    details({
      isMasked: true,
      phone: '+971 \u2022\u2022 \u2022\u2022\u2022 \u2022\u202267',
      email: 'a\u2022\u2022\u2022@g\u2022\u2022\u2022.com',
    }),
  ]);
  open();
  expect(await screen.findByText('Unlock to see contact data.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /971|@/ })).not.toBeInTheDocument();
});

test.each([404, 501])('when the server answers %d, the row is shown without a history', async (status) => {
  answer(enquiryEndpoints.get, [refusal({ status, detail: 'No' })]);
  open(anEnquiry(1));
  expect(await screen.findByRole('heading', { name: 'Car 1' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument());
});

test('a missing enquiry is reported, with a way back', async () => {
  answer(enquiryEndpoints.get, [refusal({ status: 404, detail: 'This enquiry was not found.' })]);
  const { user } = open();
  expect(await screen.findByText('This enquiry doesn\u2019t exist')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(onClose).toHaveBeenCalled();
});

test('a failure shows a message and a retry; with the row loaded, only the history is missing', async () => {
  answer(enquiryEndpoints.get, [refusal({ status: 500, detail: 'The server is tired.' }), details()]);
  const { user, unmount } = open();
  expect(await screen.findByText('The server is tired.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Car 1' })).toBeInTheDocument();
  unmount();

  answer(enquiryEndpoints.get, [unreachable()]);
  open(anEnquiry(1));
  expect(await screen.findByText('The history couldn\u2019t be loaded')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Car 1' })).toBeInTheDocument();
});

test('a newer state of the row replaces the old one and reloads the history', async () => {
  hang(enquiryEndpoints.get);
  const calls = answer(enquiryEndpoints.get, [
    details({ version: 1 }),
    details({
      version: 2,
      status: 'AGENTVIEW',
      history: [created, { ...created, change: 'status', status: 'AGENTVIEW', by: 'agent' }],
    }),
  ]);
  const portal = agentsPortal();
  open(anEnquiry(1, { version: 1 }), portal);
  expect(await screen.findByText('Enquiry came in')).toBeInTheDocument();
  act(() =>
    portal.events.emit('enquiry:changed', { enquiry: anEnquiry(1, { version: 2, status: 'AGENTVIEW' }) }),
  );
  expect(await screen.findByText('Unlocked')).toBeInTheDocument();
  expect(await screen.findByText('agentview')).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test('the keyboard moves through the photos; a broken one says so', async () => {
  const car = {
    ...anEnquiry(1).car,
    vehiclePhotos: ['https://a.example/1.jpg', 'http://a.example/2.jpg', 'https://a.example/3.jpg'],
  };
  answer(enquiryEndpoints.get, [details({ car })]);
  const { user } = open();
  const first = await screen.findByRole('img', { name: 'Photo 1 of 2: Car 1' });
  expect(first).toHaveAttribute('referrerpolicy', 'no-referrer');
  const buttons = within(screen.getByRole('toolbar', { name: 'Photos' })).getAllByRole('button');
  act(() => buttons[0]?.focus());
  await user.keyboard('{ArrowRight}');
  expect(buttons[1]).toHaveFocus();
  const second = screen.getByRole('img', { name: 'Photo 2 of 2: Car 1' });
  expect(second).toHaveAttribute('src', 'https://a.example/3.jpg');
  fireEvent.error(second);
  expect(screen.getByText('This photo can\u2019t be shown')).toBeInTheDocument();
});

test('the drawer survives the strangest enquiry', async () => {
  answer(enquiryEndpoints.get, [
    details({
      car: null,
      name: 'x'.repeat(5000),
      phone: null,
      email: null,
      message: null,
      rentalStartDate: 'x',
      status: 'LATER',
    }),
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Unknown Vehicle' })).toBeInTheDocument();
  for (const text of ['No photos', 'The customer wrote no message.', 'Location not specified', 'later'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('N/A')).toHaveLength(2);
});

describe('the next actions', () => {
  const shownAs = async (status: string, staged: Staged = {}) => {
    const enquiry = anEnquiry(1, { status });
    answer(enquiryEndpoints.get, [details({ status })]);
    const { user } = open(enquiry, agentsPortal(), staged);
    return { user, shown: within(await drawer()) };
  };

  test.each([
    ['NEW', 'Unlock'],
    ['AGENTVIEW', 'Contact'],
  ])('an enquiry with the status %s offers %s', async (status, name) => {
    const { user, shown } = await shownAs(status);
    await user.click(shown.getByRole('button', { name }));
    expect(commands.advance).toHaveBeenLastCalledWith(expect.objectContaining({ id: buildId(1), status }));
  });

  test('CONTACTED offers a cancellation with its reason', async () => {
    const { user, shown } = await shownAs('CONTACTED');
    await user.click(shown.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Price too low' }));
    expect(commands.stage).toHaveBeenLastCalledWith(buildId(1), expect.anything());
  });

  test.each([
    ['NEW', false],
    ['AGENTVIEW', true],
    ['CONTACTED', true],
    ['CANCELLED', false],
  ])('with status %s, "can become a trip" is %s', async (status, can) => {
    const { shown } = await shownAs(status);
    await shown.findByRole('region', { name: 'Customer' });
    const links = shown.queryAllByRole('link', { name: 'Convert to trip' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      can ? [`/srm/trips/new?enquiryId=${buildId(1)}`] : [],
    );
  });

  test('the chosen reason is sent', async () => {
    const { user, shown } = await shownAs('CONTACTED', { [buildId(1)]: 'PRICE_TOO_LOW' });
    await user.click(shown.getByRole('button', { name: 'Send' }));
    expect(commands.send).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: buildId(1) }),
      'PRICE_TOO_LOW',
    );
  });

  test('CANCELLED offers no action and shows the reason', async () => {
    answer(enquiryEndpoints.get, [details({ status: 'CANCELLED', cancelReason: 'PRICE_TOO_LOW' })]);
    open();
    expect(await screen.findByText('Price too low')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Unlock|Contact|Cancel/ })).toBeNull();
  });
});
