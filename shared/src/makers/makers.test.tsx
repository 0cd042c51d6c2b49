import { readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { getMonogram } from './get-monogram';
import { MakerMark } from './MakerMark';

/** A build serves the files of marks; here they are read from the sources. */
const serveFile = (address: URL | RequestInfo): Promise<Response> =>
  Promise.resolve({
    ok: true,
    json: () => JSON.parse(readFileSync(address as URL, 'utf8')) as unknown,
  } as unknown as Response);

beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation(serveFile));
afterEach(() => void jest.restoreAllMocks());

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

test('a less common maker has its mark too, once the second file is there', async () => {
  const { container } = render(<MakerMark maker="Volvo" />);
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(1));
});

test('a maker that agents typed as they liked has a monogram', async () => {
  const { container } = render(<MakerMark maker="constructor" />);
  await waitFor(() =>
    expect(container.querySelector('[data-monogram]')).toHaveAttribute('data-monogram', 'C'),
  );
});

test.each([
  ['Lexus', 'L'],
  ['Mercedes-Benz', 'MB'],
  ['Alfa Romeo', 'AR'],
])('the monogram of %s is %s', (maker, letters) => {
  expect(getMonogram(maker)).toBe(letters);
});
