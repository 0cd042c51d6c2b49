import {
  BouncingDots,
  Badge,
  Banner,
  ErrorBoundary,
  ErrorState,
  ProgressBar,
  Spinner,
} from '@portal/shared/ui';
import { SaveBar, Stepper } from '@portal/shared/ui/form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../test/renderUi';

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('No brakes');
  return <p>Running</p>;
}

function Garage({ onError }: { onError: (error: Error) => void }) {
  const [broken, setBroken] = useState(true);
  const [path, setPath] = useState('/a');
  return (
    <>
      <button type="button" onClick={() => setBroken(false)}>
        Repair
      </button>
      <button type="button" onClick={() => setPath('/b')}>
        Go on
      </button>
      <ErrorBoundary
        resetKey={path}
        onError={onError}
        fallback={({ error, reset }) => (
          <ErrorState title={error.message} onRetry={reset} details="Request 1" />
        )}
      >
        <Fragile broken={broken} />
      </ErrorBoundary>
    </>
  );
}

describe('an error boundary', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('shows what failed, and tries again when asked', async () => {
    const user = userEvent.setup();
    const onError = jest.fn();
    renderUi(<Garage onError={onError} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No brakes');
    expect(screen.getByText('Request 1')).toBeVisible();
    expect(onError.mock.calls[0]?.[0]).toEqual(new Error('No brakes'));
    await user.click(screen.getByRole('button', { name: 'Repair' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Running')).toBeVisible();
  });

  test('tries again automatically when its key changes', async () => {
    const user = userEvent.setup();
    renderUi(<Garage onError={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Repair' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByText('Running')).toBeVisible();
  });
});

test('loading is announced', () => {
  renderUi(
    <>
      <BouncingDots />
      <Spinner label="Saving" />
    </>,
  );
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Saving' })).toBeInTheDocument();
});

test('danger interrupts a screen reader, the rest waits', () => {
  renderUi(
    <>
      <Banner tone="danger" title="Rejected" />
      <Banner tone="warning" title="Under review" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Rejected');
  expect(screen.getByRole('status')).toHaveTextContent('Under review');
});

test('a status has a shape in addition to its colour', () => {
  const { container } = renderUi(<Badge tone="success">Approved</Badge>);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('progress stays within its ends', () => {
  renderUi(<ProgressBar label="Upload" value={1.4} />);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveValue(1);
});

test('the current step is marked, and completed steps are announced', () => {
  const steps = [
    { id: 'a', label: 'Account' },
    { id: 'b', label: 'Company' },
    { id: 'c', label: 'Done' },
  ];
  renderUi(<Stepper label="Registration" steps={steps} current="b" />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Account (done)');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
});

test('the save bar appears only when there are changes, and saves or discards them', async () => {
  const user = userEvent.setup();
  const onSave = jest.fn();
  const onDiscard = jest.fn();
  const { rerender } = renderUi(<SaveBar visible={false} onSave={onSave} onDiscard={onDiscard} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  rerender(<SaveBar visible onSave={onSave} onDiscard={onDiscard} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onDiscard).toHaveBeenCalledTimes(1);
});
