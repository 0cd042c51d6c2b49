import { Flag, Logo } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi';

test('the logo is named by the brand, drawn or in type', () => {
  renderUi(
    <>
      <Logo />
      <Logo brand="Oasis Rentals" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Fleetdesk' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Oasis Rentals' })).toHaveTextContent('Oasis Rentals');
});

test('a flag is decoration unless it is named', () => {
  renderUi(
    <>
      <Flag country="ae" />
      <Flag country="in" label="India" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'India' })]);
});
