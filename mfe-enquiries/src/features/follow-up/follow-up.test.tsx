import { companyEndpoints, type Enquiry, enquiryEndpoints } from '@portal/shared/contract';
import { answer, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anEnquiry } from '../../testing/enquiries';
import { agentsPortal, renderPart } from '../../testing/render-part';
import { FollowUpButton } from '../../entities/follow-up/FollowUpButton';
import { FollowUpChip } from '../../entities/follow-up/FollowUpChip';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  answer(companyEndpoints.get, [{ companyName: 'Dune & Drive', approvalStatus: 'APPROVED' }]);
});

const contacted = (changes: Partial<Enquiry> = {}) => anEnquiry(1, { status: 'CONTACTED', ...changes });
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

async function open(enquiry: Enquiry, portal = agentsPortal()) {
  const page = renderPart(<FollowUpButton enquiry={enquiry} />, portal);
  await page.user.click(await screen.findByRole('button', { name: 'Follow Up' }));
  await screen.findByRole('dialog', { name: 'Follow Up' });
  const typeReminder = async (note: string) => {
    await page.user.type(screen.getByLabelText('Date'), tomorrow);
    await page.user.type(screen.getByLabelText('Time'), '10:00');
    await page.user.type(screen.getByLabelText(/^Note/), note);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, typeReminder, save };
}
const listNotices = (portal: ReturnType<typeof agentsPortal>) => {
  const titles: string[] = [];
  portal.events.on('notice:raised', ({ notice }) => titles.push(notice.title));
  return titles;
};

test('call, WhatsApp and e-mail carry a text with the company, the vehicle and the dates', async () => {
  await open(contacted({ name: 'Anna' }));
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+971501234567');
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp' });
  expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
  await waitFor(() =>
    expect(new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text')).toMatch(
      /^Hello Anna,\n\nthis is Dune & Drive\. You asked about our Car 1 for Jan 5 – 8, 2025\./,
    ),
  );
  expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:customer1@mail\.example\?subject=Your%20enquiry/),
  );
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test.each([
  [{ isMasked: true }, 'Unlock to see contact data.'],
  [{ phone: 'N/A', email: null }, 'This enquiry came without a phone number or an e-mail address.'],
])('without contact data (%j) the dialog says why there are no links', async (changes, text) => {
  await open(contacted(changes));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a reminder is stored in the country’s time, and every view updates', async () => {
  const portal = agentsPortal();
  const titles = listNotices(portal);
  const changed = jest.fn();
  portal.events.on('enquiry:changed', changed);
  const kept = contacted({
    version: 2,
    followUp: { remindAt: `${tomorrow}T06:00:00.000Z`, note: 'Call again' },
  });
  const calls = answer(enquiryEndpoints.followUp, [kept]);
  const { typeReminder, save } = await open(contacted(), portal);
  await typeReminder('Call again');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toMatchObject([{ body: { remindAt: `${tomorrow}T06:00:00.000Z`, note: 'Call again' } }]);
  expect(calls[0]?.idempotencyKey).toBeTruthy();
  expect(changed).toHaveBeenCalledWith({ enquiry: kept });
  expect(titles).toEqual([expect.stringMatching(/^You will be reminded on \d+ \w+( \d+)?, 10:00$/)]);
});

test('an error shows next to its field, both ours and the server’s', async () => {
  const calls = answer(enquiryEndpoints.followUp, [
    refusal({
      status: 422,
      detail: 'Look again.',
      errors: [{ path: 'remindAt', message: 'Choose a time in the future.' }],
    }),
  ]);
  const { user, typeReminder, save } = await open(contacted());
  await user.type(screen.getByLabelText('Date'), tomorrow);
  await save();
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(
    expect.stringContaining('Choose a time.'),
  );
  expect(calls).toEqual([]);
  await user.clear(screen.getByLabelText('Date'));
  await typeReminder('x');
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Choose a time in the future.'),
  );
});

test('a failure or closing loses no input', async () => {
  const portal = agentsPortal();
  answer(enquiryEndpoints.followUp, [unreachable()]);
  const { typeReminder, save, user, unmount } = await open(contacted(), portal);
  await typeReminder('Bring the child seat');
  await save();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Bring the child seat');
  await user.keyboard('{Escape}');
  unmount();
  await open(contacted(), portal);
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Bring the child seat');
  expect(screen.getByLabelText('Date')).toHaveValue(tomorrow);
});

test.each([404, 501])(
  'a platform that answers %d stores no reminders; the links still work',
  async (status) => {
    answer(enquiryEndpoints.followUp, [refusal({ status, detail: 'No' })]);
    const { typeReminder, save } = await open(contacted());
    await typeReminder('x');
    await save();
    expect(await screen.findByText('Reminders can\u2019t be kept on this platform')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call' })).toBeInTheDocument();
  },
);

test('an empty form is not sent, and says what it needs', async () => {
  const calls = answer(enquiryEndpoints.followUp, [contacted()]);
  const portal = agentsPortal();
  const titles = listNotices(portal);
  const { save } = await open(contacted(), portal);
  await save();
  expect(screen.getByLabelText(/^Note/)).toHaveAccessibleDescription(
    expect.stringContaining('Choose a date and a time, or write a note.'),
  );
  expect(screen.getByRole('dialog', { name: 'Follow Up' })).toBeVisible();
  expect(calls).toEqual([]);
  expect(titles).toEqual([]);
});

test('a reminder can be removed', async () => {
  const calls = answer(enquiryEndpoints.followUp, [contacted({ followUp: null })]);
  const portal = agentsPortal();
  const titles = listNotices(portal);
  const { user } = await open(
    contacted({ followUp: { remindAt: '2025-01-01T06:00:00Z', note: 'Old' } }),
    portal,
  );
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Old');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(titles).toEqual(['Reminder removed']));
  expect(calls).toMatchObject([{ body: { remindAt: null, note: '' } }]);
});

test.each([
  [{ remindAt: '2999-11-24T06:00:00Z', note: '' }, 'Follow up 24 Nov 2999, 10:00'],
  [{ remindAt: '2020-11-24T06:00:00Z', note: '' }, 'Follow up was due 24 Nov 2020, 10:00'],
])('the row of an enquiry with the reminder %j says "%s"', async (followUp, text) => {
  renderPart(<FollowUpChip followUp={followUp} />);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a row without a reminder says nothing', () => {
  const { container } = renderPart(<FollowUpChip followUp={{ remindAt: null, note: 'x' }} />);
  expect(container).toHaveTextContent('');
});
