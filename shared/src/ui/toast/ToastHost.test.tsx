import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost, type Toast } from '@portal/shared/ui/toast';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

const saved: Toast = {
  id: '1',
  title: 'Profile saved',
  description: 'Customers see it now.',
  tone: 'success',
};

afterEach(() => jest.useRealTimers());

test('one toast is shown, and the next replaces it', async () => {
  const { rerender, container } = renderUi(<ToastHost toast={saved} onDismiss={jest.fn()} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Profile saved');
  await expectAccessible(container);
  rerender(
    <ToastHost
      toast={{ id: '2', title: 'Something went wrong', tone: 'destructive' }}
      onDismiss={jest.fn()}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Something went wrong');
  rerender(<ToastHost toast={null} onDismiss={jest.fn()} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('a toast disappears after five seconds', () => {
  jest.useFakeTimers();
  const onDismiss = jest.fn();
  renderUi(<ToastHost toast={saved} onDismiss={onDismiss} />);
  act(() => jest.advanceTimersByTime(4999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('a toast can be closed, and its action used', async () => {
  const user = userEvent.setup();
  const onDismiss = jest.fn();
  const onAction = jest.fn();
  renderUi(<ToastHost toast={{ ...saved, action: { label: 'Undo', onAction } }} onDismiss={onDismiss} />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith('1');
});
