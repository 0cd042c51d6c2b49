import { render, waitFor } from '@testing-library/react';
import { getMonogram } from './get-monogram';
import { MakerMark } from './MakerMark';

test('a maker with a mark shows it, another one a monogram that is not text', async () => {
  const { container } = render(
    <p>
      <MakerMark maker="Toyota" /> <MakerMark maker="Land Rover" /> <MakerMark maker={null} />
    </p>,
  );
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(1));
  expect(container.querySelector('[data-monogram]')).toHaveAttribute('data-monogram', 'LR');
  expect(container).toHaveTextContent(/^$/);
});

test.each([
  ['Lexus', 'L'],
  ['Mercedes-Benz', 'MB'],
  ['Alfa Romeo', 'AR'],
])('the monogram of %s is %s', (maker, letters) => {
  expect(getMonogram(maker)).toBe(letters);
});
