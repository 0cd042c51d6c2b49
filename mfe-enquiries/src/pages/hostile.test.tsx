import type { Enquiry } from '@portal/shared/contract';
import { useTestServer } from '@portal/shared/testing/server';
import { fireEvent, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anEnquiry } from '../testing/enquiries';
import { serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const LONG = 'Abdul '.repeat(834);
const html = '<img src=x onerror="document.title=1">';

test.each<[string, Partial<Enquiry>, string, (string | RegExp)[]]>([
  ['no car', { car: null }, 'Unknown Vehicle', ['Location not specified', /AED\s0\/day/]],
  ['no rates', { car: { vehicleTitle: 'Kia', rentalDetails: {} } }, 'Kia', [/^AED\s0$/]],
  [
    'reversed dates',
    { rentalStartDate: '2025-01-08', rentalEndDate: '2025-01-05' },
    'Car 1',
    ['1 day', 'Jan 8, 2025 – Jan 5, 2025'],
  ],
  ['no dates', { rentalStartDate: '', rentalEndDate: 'soon' }, 'Car 1', ['1 day', 'N/A']],
  ['nobody', { name: null, phone: null, email: null }, 'Car 1', ['Unknown Customer', '?']],
  ['markup', { name: html, car: { vehicleTitle: html, location: html } }, html, [html]],
  ['5,000 letters', { name: LONG }, 'Car 1', [LONG.trim()]],
  [
    'Arabic',
    { name: 'ليلى حداد', car: { vehicleTitle: 'نيسان باترول', location: 'دبي' } },
    'نيسان باترول',
    ['ليلى حداد', 'دبي'],
  ],
  ['Hindi', { name: 'प्रिया शर्मा', car: { vehicleTitle: 'मारुति' } }, 'मारुति', ['प्रिया शर्मा']],
  [
    'coordinates',
    { car: { vehicleTitle: 'Kia', location: [55.2708, 25.2048] } },
    'Kia',
    ['Location: 25.2048, 55.2708'],
  ],
  ['an unknown status', { status: 'ON_HOLD' }, 'Car 1', ['on_hold', 'Processed']],
  ['no time', { createdAt: 'yesterday' }, 'Car 1', ['Expired']],
])('an enquiry with unusual data is shown: %s', async (_case, changes, vehicle, texts) => {
  serveList([anEnquiry(1, changes)]);
  const { container } = renderPage();
  const row = await findRow(vehicle);
  for (const text of texts) expect(within(row).getAllByText(text)[0]).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('text in another script has its own direction', async () => {
  serveList([anEnquiry(1, { name: 'ليلى حداد' })]);
  renderPage();
  const row = await findRow('Car 1');
  expect(within(row).getByText('ليلى حداد')).toHaveAttribute('dir', 'auto');
  expect(within(row).getByText('+971 50 123 4567')).toHaveAttribute('dir', 'ltr');
});

test('a photo that cannot be shown becomes a placeholder', async () => {
  serveList([anEnquiry(1)]);
  renderPage();
  const row = await findRow('Car 1');
  const image = row.querySelector('img');
  expect(image).toHaveAttribute('src', 'https://photos.example/1.jpg');
  fireEvent.error(image as HTMLImageElement);
  expect(row.querySelector('img')).toBeNull();
});
