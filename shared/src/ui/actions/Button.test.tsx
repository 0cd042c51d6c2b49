import { Button, IconButton, LinkButton } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

test('a busy button keeps the focus and ignores a second click', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const { rerender } = renderUi(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  rerender(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button does not send the form again', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('links and icon buttons have their roles and names', async () => {
  const { container } = renderUi(
    <>
      <LinkButton to="/listings">Listings</LinkButton>
      <IconButton icon="x" label="Close" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Listings' })).toHaveAttribute('href', '/listings');
  expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
  await expectAccessible(container);
});
