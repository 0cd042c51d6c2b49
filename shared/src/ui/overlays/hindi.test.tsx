import { Button } from '@portal/shared/ui';
import { Popover } from '@portal/shared/ui/overlays';
import { RangeCalendar } from '@portal/shared/ui/date';
import { createI18n, MessagesProvider } from '@portal/shared/i18n';
import { customerSource } from '../../i18n/customer-messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Names and descriptions that react-aria writes in English when it lacks a language. */
const english =
  /\b(empty|selected|today|calendar|previous|next|dismiss|date|year|month|day|hour|minute|click|available|to)\b/i;

async function renderInHindi(element: ReactElement) {
  const i18n = createI18n();
  await i18n.add(customerSource);
  await i18n.setLocale('hi');
  return render(<MessagesProvider i18n={i18n}>{element}</MessagesProvider>);
}

test('react-aria speaks Hindi to a Hindi reader', async () => {
  await renderInHindi(
    <RangeCalendar
      label="अवधि"
      value={{ start: '2026-11-12', end: '2026-11-14' }}
      onChange={() => undefined}
    />,
  );
  const days = await screen.findAllByRole('button', { name: /नवंबर 2026/ });
  const names = days.map((day) => day.getAttribute('aria-label') ?? '');
  expect(names.filter((name) => english.test(name))).toEqual([]);
  expect(names.some((name) => name.includes('चुनी गई'))).toBe(true);
});

test('a layer is closed in Hindi', async () => {
  const user = userEvent.setup();
  await renderInHindi(
    <Popover label="छाँटें" trigger={<Button>खोलें</Button>}>
      {() => <span>कुछ</span>}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'खोलें' }));
  expect((await screen.findAllByRole('button', { name: 'बंद करें', hidden: true })).length).toBeGreaterThan(0);
});
