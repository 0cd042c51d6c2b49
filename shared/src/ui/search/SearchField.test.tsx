import { SearchField } from '@portal/shared/ui/search';
import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi';

test('an empty box shows the shorter words, and its label stays whole', () => {
  renderUi(
    <SearchField
      label="Search name, phone, e-mail or document"
      placeholder="Name, phone or document"
      text=""
      onText={() => undefined}
    />,
  );
  const box = screen.getByRole('searchbox', { name: 'Search name, phone, e-mail or document' });
  expect(box).toHaveAttribute('placeholder', 'Name, phone or document');
});

test('without shorter words the label is the placeholder', () => {
  renderUi(<SearchField label="Search trips" text="" onText={() => undefined} />);
  expect(screen.getByRole('searchbox', { name: 'Search trips' })).toHaveAttribute(
    'placeholder',
    'Search trips',
  );
});
