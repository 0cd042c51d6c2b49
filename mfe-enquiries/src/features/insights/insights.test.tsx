import { DAY, type Enquiry, enquiryEndpoints } from '@portal/shared/contract';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPage, agentId, anEnquiry } from '../../testing/enquiries';
import { renderPart } from '../../testing/render-part';
import { noFilters, type Filters } from '../../entities/enquiry/model/filter';
import { InsightsButton } from './InsightsButton';

useTestServer();

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const enquiries: Enquiry[] = [
  anEnquiry(1, { createdAt: ago(1), status: 'CONTACTED', email: 'anna@mail.example', name: 'Anna' }),
  anEnquiry(2, { createdAt: ago(2), status: 'AGENTVIEW', email: 'Anna@mail.example', name: 'Anna' }),
  anEnquiry(3, {
    createdAt: ago(9),
    status: 'EXPIRED',
    email: 'omar@mail.example',
    name: 'Omar',
    message: '=1+1',
  }),
  anEnquiry(4, {
    createdAt: ago(1),
    status: 'NEW',
    isMasked: true,
    email: 'b\u2022\u2022\u2022@m\u2022\u2022\u2022.com',
  }),
];

async function open(filters: Filters = noFilters) {
  const page = renderPart(<InsightsButton agentId={agentId} filters={filters} />);
  await page.user.click(await screen.findByRole('button', { name: 'Insights' }));
  return { ...page, panel: within(await screen.findByRole('dialog', { name: 'Insights' })) };
}

/** The file that the browser received. */
function catchFile() {
  const file = { name: '', blob: new Blob() };
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file.blob = blob as Blob;
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    file.name = this.download;
  });
  return file;
}
afterEach(() => jest.restoreAllMocks());

test('the drawer shows totals, trends, the best customers, and the charts as tables', async () => {
  answer(enquiryEndpoints.list, [aPage(enquiries, { limit: 100 })]);
  const { panel } = await open();
  expect(await panel.findByText('Based on all your 4 enquiries.')).toBeInTheDocument();
  expect(panel.getByText('Average booking amount').nextElementSibling).toHaveTextContent('AED 450');
  const trends = within(panel.getByRole('region', { name: 'Last 7 days' }));
  expect(trends.getAllByText(/^(Up|Down|No change|None)/).map(({ textContent }) => textContent)).toEqual([
    'Up 200%',
    'None the week before',
    'Up 200%',
  ]);
  const top = within(panel.getByRole('region', { name: 'Top customers' })).getAllByRole('listitem');
  expect(top.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'AnnaAED 900anna@mail.example · 2 enquiries',
    'OmarAED 450omar@mail.example · 1 enquiry',
  ]);
  const statuses = within(await panel.findByRole('table', { name: 'Enquiries by status', hidden: true }));
  expect(
    statuses
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['new1', 'agentview1', 'contacted1', 'cancelled0', 'expired1']);
  expect(
    panel.getByRole('table', { name: /per day/, hidden: true }).querySelectorAll('tbody tr'),
  ).toHaveLength(30);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('the export contains what the filters show, with the product’s columns and without formulas', async () => {
  answer(enquiryEndpoints.list, [aPage(enquiries, { limit: 100 })]);
  const file = catchFile();
  const { panel, user } = await open({ ...noFilters, status: 'EXPIRED' });
  expect(await panel.findByText('Based on the one enquiry that matches your filters.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Export 1 enquiry' }));
  await waitFor(() => expect(file.name).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/));
  const bytes = new Uint8Array(await new Response(file.blob).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, row, ...rest] = new TextDecoder().decode(bytes).split('\r\n');
  expect(header).toBe(
    'ID,Vehicle,Customer Name,Customer Email,Customer Phone,Location,Start Date,End Date,Duration (Days),Price per Day (AED),Total Amount (AED),Status,Enquiry Date,Message',
  );
  expect(row).toMatch(/,"'\+971 50 123 4567",.*,3,150,450,expired,.*,"'=1\+1"$/);
  expect(rest).toEqual([]);
});

test('the drawer reads every page, shows the progress, and continues after a failure', async () => {
  const many = Array.from({ length: 150 }, (_, index) => anEnquiry(index));
  answer(enquiryEndpoints.list, [
    refusal({ status: 403, detail: 'Not now.' }),
    ({ query }) =>
      aPage(query['page'] === '1' ? many.slice(0, 100) : many.slice(100), {
        page: Number(query['page']),
        limit: 100,
        total: 150,
      }),
  ]);
  const { panel, user } = await open();
  expect(await panel.findByText('Not now.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Based on all your 150 enquiries.')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Export 150 enquiries' })).toBeEnabled();
});

test.each([
  [noFilters, [], 'No enquiries found'],
  [{ ...noFilters, search: 'zeppelin' }, enquiries, 'No enquiries match your filters'],
] as const)('the drawer says when there is nothing', async (filters, list, text) => {
  answer(enquiryEndpoints.list, [aPage([...list], { limit: 100 })]);
  const { panel } = await open(filters);
  expect(await panel.findByText(text)).toBeInTheDocument();
});
