import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { loadQueries, useQueries } from './load-queries';

let isGone = true;
jest.mock('./swr', () => {
  if (isGone) throw new Error('Loading chunk queries failed');
  return { useAnswer: () => 'an answer' };
});

function Page() {
  const { useAnswer } = useQueries();
  return <p>{String((useAnswer as unknown as () => string)())}</p>;
}

test('what queries work with may fail to load, and comes with the next try; a page waits for it', async () => {
  await expect(loadQueries()).rejects.toThrow('Loading chunk');
  isGone = false;
  await act(async () => {
    render(<Suspense fallback="waiting"><Page /></Suspense>);
  });
  expect(await screen.findByText('an answer')).toBeVisible();
});
