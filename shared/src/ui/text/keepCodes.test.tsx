import { render } from '@testing-library/react';
import { keepCodes } from './keepCodes';

test('a code in a sentence does not break at its hyphen, and the sentence reads as before', () => {
  const { container } = render(
    <p>{keepCodes('T-000012 has the invoice INV-2026-0001 for well-known cars')}</p>,
  );
  const codes = [...container.querySelectorAll('span')];
  expect(codes.map(({ textContent }) => textContent)).toEqual(['T-000012', 'INV-2026-0001']);
  for (const one of codes) expect(one).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(container).toHaveTextContent('T-000012 has the invoice INV-2026-0001 for well-known cars');
});

test('what has no code stays as it is', () => {
  expect(keepCodes('Well-known cars')).toBe('Well-known cars');
  expect(keepCodes(<b>T-000012</b>)).toEqual(<b>T-000012</b>);
});
