import {
  OWN_LOOK,
  publicListingEndpoints,
  readPublicListingAddress,
  writePublicListingPath,
  type PublicListing,
} from '@portal/shared/contract';
import { testConfig } from '@portal/shared/testing';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { StandaloneListing } from '../../standalone/StandaloneListing';

useTestServer();
let opens: unknown[];
beforeEach(() => {
  opens = answer(publicListingEndpoints.recordOpen, [null]);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const listing: PublicListing = {
  title: 'Maruti Swift 2024',
  code: 'L-000012',
  category: 'Cars',
  bodyType: 'Hatchback',
  year: 2024,
  country: 'ae',
  currency: 'AED',
  state: 'Dubai',
  cities: ['Deira'],
  photos: [
    { url: 'https://files.example/1', thumbnailUrl: null },
    { url: 'https://files.example/2', thumbnailUrl: 'https://files.example/2-small' },
  ],
  rentalDetails: {
    hour: { enabled: true, rentInAED: '300', mileageLimit: '50', minBookingHours: 4 },
    day: { enabled: true, rentInAED: '2500.50', unlimitedMileage: true },
  },
  deposit: null,
  isCashSupported: true,
  specs: [{ name: 'Seats', value: '5' }],
  features: ['Air conditioning'],
  phoneNumber: '0501234567',
  seller: { companyName: 'Al Noor', companyLogo: null, accountType: 'company', city: 'Deira' },
};
const address = readPublicListingAddress(
  writePublicListingPath('ae', '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11'),
);

/** As `listing.tsx` does: the page brings its own language. */
const renderListing = () => render(<StandaloneListing address={address} config={testConfig} />);
const getPhoto = () => screen.getByRole('img', { name: /Maruti Swift 2024, photo/ });

test('the page says which vehicle, what it costs, and whom to call', async () => {
  const sent = answer(publicListingEndpoints.get, [listing]);
  const { container } = renderListing();
  expect(await screen.findByRole('heading', { level: 1, name: 'Maruti Swift 2024' })).toBeVisible();
  expect(sent[0]?.authorization).toBeNull();
  expect(document.title).toBe('Maruti Swift 2024 · Fleetdesk');
  expect(screen.getByText(/Offered by Al Noor/)).toBeVisible();
  expect(screen.getByText(/2,500\.50/)).toHaveTextContent(/AED/);
  expect(screen.getByText('Unlimited mileage')).toBeVisible();
  expect(screen.getByText('50 km included')).toBeVisible();
  expect(screen.getByText('At least 4 hours')).toBeVisible();
  expect(screen.getByText('Security deposit').nextElementSibling).toHaveTextContent('None');
  expect(screen.getByText('Seats')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+971501234567');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/971501234567?text='),
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('an opened link is reported once for each visit, and never for the agent’s own look', async () => {
  answer(publicListingEndpoints.get, [listing]);
  renderListing();
  await waitFor(() => expect(opens).toHaveLength(1));
  cleanup();
  renderListing();
  await screen.findByRole('heading', { level: 1, name: 'Maruti Swift 2024' });
  sessionStorage.clear();
  cleanup();
  window.location.hash = OWN_LOOK;
  renderListing();
  await waitFor(() => expect(window.location.hash).toBe(''));
  cleanup();
  renderListing();
  await screen.findByRole('heading', { level: 1, name: 'Maruti Swift 2024' });
  expect(opens).toHaveLength(1);
});

test('each photo can be looked at, and one whose address is too old is read again', async () => {
  const sent = answer(publicListingEndpoints.get, [listing]);
  renderListing();
  await userEvent.click(await screen.findByRole('button', { name: 'Show photo 2' }));
  expect(getPhoto()).toHaveAttribute('src', 'https://files.example/2');
  fireEvent.error(getPhoto());
  expect(sent).toHaveLength(1);
  expect(getPhoto()).not.toHaveAttribute('src');
  expect(screen.getByText('This photo cannot be shown right now.')).toBeVisible();
  const [photo] = listing.photos;
  answer(publicListingEndpoints.get, [
    { ...listing, photos: [{ ...photo, url: 'https://files.example/1-new' }] },
  ]);
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await userEvent.click(screen.getByRole('button', { name: 'Show photo 1' }));
  fireEvent.error(getPhoto());
  await waitFor(() => expect(getPhoto()).toHaveAttribute('src', 'https://files.example/1-new'));
});

test.each([
  { language: 'ar', texts: ['سيارات', 'هاتشباك', 'المقاعد', 'تكييف هواء', 'ديرة، دبي'] },
  { language: 'hi', texts: ['कारें', 'हैचबैक', 'सीटें', 'एयर कंडीशनिंग', 'देरा, दुबई'] },
])('the names of look-up lists are in the language of the page: $language', async ({ language, texts }) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  answer(publicListingEndpoints.get, [listing]);
  renderListing();
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  // What the company typed stays as it is.
  expect(screen.getByRole('heading', { level: 1, name: 'Maruti Swift 2024' })).toBeVisible();
});

test('a listing that is hidden meanwhile is gone, without details', async () => {
  answer(publicListingEndpoints.get, [listing]);
  const { container } = renderListing();
  await screen.findByRole('heading', { level: 1, name: 'Maruti Swift 2024' });
  answer(publicListingEndpoints.get, [refusal({ status: 404, code: 'not_found', detail: 'No' })]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { level: 1, name: 'This vehicle is not offered' })).toBeVisible();
  expect(screen.queryByText(/Maruti/)).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a page that cannot be opened is tried again, and says when there is no connection', async () => {
  answer(publicListingEndpoints.get, [refusal({ status: 503, code: 'unavailable', detail: 'Busy' })]);
  const { container } = renderListing();
  await screen.findByRole('heading', { level: 1, name: 'The vehicle cannot be opened right now' });
  expect((await axe(container)).violations).toEqual([]);
  answer(publicListingEndpoints.get, [{ ...listing, phoneNumber: null, photos: [], rentalDetails: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ask for the price.')).toBeVisible();
  expect(screen.getByText(/^No phone number is given/)).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are offline')).toBeVisible();
});

test('the server is not asked about an address that no listing can have', async () => {
  render(<StandaloneListing address={null} config={testConfig} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'This vehicle is not offered' })).toBeVisible();
});
