import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button } from '@portal/shared/ui';
import { DateField, DateTimeField } from '@portal/shared/ui/date-fields';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

jest.setTimeout(60_000);

/** Everything is on the screen at once. */
class ShownAtOnce {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.report(
      [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect() {}
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: ShownAtOnce });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

interface Values {
  expires: string;
  start: string;
}

function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { expires: '', start: '2026-03-04T18:30' } });
  return (
    <form noValidate aria-label="Trial" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <DateField
        label="Expires"
        error={form.formState.errors.expires?.message}
        {...form.register('expires', { required: 'Fill this in' })}
      />
      <DateTimeField label="Start" {...form.register('start')} />
      <Button type="submit">Send</Button>
      <Button onClick={() => form.setValue('expires', '2031-12-24')}>Suggest</Button>
    </form>
  );
}

/** jsdom sends no `beforeinput` for what is typed into a segment. */
function typeDigits(digits: string): void {
  for (const data of digits)
    fireEvent(
      document.activeElement!,
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    );
}

const findSegments = async (name: string) =>
  within(await screen.findByRole('group', { name })).findAllByRole('spinbutton');
const readSegments = async (name: string) => (await findSegments(name)).map(({ textContent }) => textContent);

test('a form gets what is typed into the segments, day first, and writes into them', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const { container } = renderUi(<Form onSubmit={onSubmit} />);
  expect(await readSegments('Start')).toEqual(['04', '03', '2026', '06', '30', 'pm']);
  await expectAccessible(container);

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Fill this in')).toBeVisible();
  // The form puts the focus on its first wrong field.
  const [day] = await findSegments('Expires');
  await waitFor(() => expect(day).toHaveFocus());
  typeDigits('05032027');
  expect(await readSegments('Expires')).toEqual(['05', '03', '2027']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ expires: '2027-03-05', start: '2026-03-04T18:30' });

  await user.click(screen.getByRole('button', { name: 'Suggest' }));
  expect(await readSegments('Expires')).toEqual(['24', '12', '2031']);
});

test('a field that is left incomplete has no value', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderUi(<Form onSubmit={onSubmit} />);
  await user.click(await screen.findByRole('button', { name: 'Suggest' }));
  const [day] = await findSegments('Expires');
  await user.click(day!);
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Fill this in')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

function Days() {
  const [days, setDays] = useState({ from: '2026-01-01', to: '2026-01-05' });
  return <DateRangeField label="Days" placeholder="Any day" {...days} onChange={setDays} />;
}

test('a range is chosen in one calendar and emptied again', async () => {
  const user = userEvent.setup();
  renderUi(<Days />);
  await user.click(screen.getByRole('button', { name: /^Days Jan 1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Days' }));
  await user.click(await dialog.findByRole('button', { name: /12 January 2026/ }));
  await user.click(dialog.getByRole('button', { name: /14 January 2026/ }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const opener = await screen.findByRole('button', { name: /^Days Jan 12\s–\s14, 2026$/ });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Any day' }));
  expect(await screen.findByRole('button', { name: 'Days Any day' })).toBeVisible();
});
