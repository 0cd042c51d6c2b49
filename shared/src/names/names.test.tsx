import { act, render, screen } from '@testing-library/react';
import { createI18n, MessagesProvider } from '@portal/shared/i18n';
import { usePlaceNames } from './places/usePlaceNames';
import { useVehicleNames } from './vehicles/useVehicleNames';

function Names() {
  const vehicle = useVehicleNames();
  const place = usePlaceNames();
  return <p>{[vehicle('Sedan'), vehicle('Toyota'), place('Dubai Marina'), place('76–100')].join(' | ')}</p>;
}

test('names are in the reader’s language once they are loaded; others stay as they are', async () => {
  const i18n = createI18n();
  render(
    <MessagesProvider i18n={i18n}>
      <Names />
    </MessagesProvider>,
  );
  expect(screen.getByText('Sedan | Toyota | Dubai Marina | 76–100')).toBeInTheDocument();
  await act(() => i18n.setLocale('ar'));
  expect(screen.getByText('سيدان | Toyota | دبي مارينا | 76–100')).toBeInTheDocument();
  await act(() => i18n.setLocale('hi'));
  expect(screen.getByText('सेडान | Toyota | दुबई मरीना | 76–100')).toBeInTheDocument();
});
