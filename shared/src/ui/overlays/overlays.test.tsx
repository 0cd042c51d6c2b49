import { Button } from '@portal/shared/ui';
import {
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  Popover,
  Tabs,
  Tooltip,
} from '@portal/shared/ui/overlays';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

function Opener({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [open, setOpen] = useState(false);
  const Frame = kind === 'dialog' ? Dialog : Drawer;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Frame open={open} title="Need help?" onClose={() => setOpen(false)} footer={<Button>Call</Button>}>
        Monday to Friday
      </Frame>
    </>
  );
}

test.each(['dialog', 'drawer'] as const)(
  'a %s takes the focus, closes with Escape and gives the focus back',
  async (kind) => {
    const user = userEvent.setup();
    renderUi(<Opener kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Need help?' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expectAccessible(dialog);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

test('the close button closes a dialog, and a busy dialog stays', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const { rerender } = renderUi(
    <Dialog title="Working" busy onClose={onClose}>
      Wait
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(
    <Dialog title="Working" onClose={onClose}>
      Done
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Ctrl+Enter presses the main action of a dialog, but answers no question', async () => {
  const user = userEvent.setup();
  const [onSave, onConfirm] = [jest.fn(), jest.fn()];
  const { unmount } = renderUi(
    <Dialog
      title="Extend"
      onClose={() => undefined}
      footer={
        <>
          <Button>Back</Button>
          <Button onClick={onSave}>Extend the trip</Button>
        </>
      }
    >
      <textarea aria-label="Reason" />
    </Dialog>,
  );
  await user.click(screen.getByLabelText('Reason'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
  unmount();
  renderUi(
    <ConfirmDialog
      title="Leave?"
      tone="danger"
      confirmLabel="Leave"
      onConfirm={onConfirm}
      onCancel={jest.fn()}
    />,
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a confirmation asks, and reports the answer', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  renderUi(
    <ConfirmDialog title="Log out?" confirmLabel="Log out" onConfirm={onConfirm} onCancel={onCancel}>
      You can log in again.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Log out?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a menu is closed by its own button, and by a press outside, which does what it would have done', async () => {
  const user = userEvent.setup();
  const onOther = jest.fn();
  renderUi(
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem id="a">Edit</MenuItem>
      </Menu>
      <Button onClick={onOther}>Other</Button>
      <p>Plain text</p>
    </>,
  );
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await user.click(screen.getByText('Plain text'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(onOther).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(more);
  await user.click(more);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a menu opens by keyboard and reports the choice', async () => {
  const user = userEvent.setup();
  const onAction = jest.fn();
  renderUi(
    <Menu trigger={<Button>Country</Button>} onAction={onAction}>
      <MenuItem id="ae">United Arab Emirates</MenuItem>
      <MenuItem id="in" description="Rupees">
        India
      </MenuItem>
    </Menu>,
  );
  screen.getByRole('button').focus();
  await user.keyboard('{ArrowDown}');
  await expectAccessible(screen.getByRole('menu', { name: 'Country' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledWith('in');
});

test('an entry of a menu may be replaced by another one while the menu is open', async () => {
  const user = userEvent.setup();
  const onAction = jest.fn();
  function Visibility({ isVisible }: { isVisible: boolean }) {
    const id = isVisible ? 'hide' : 'publish';
    return (
      <Menu trigger={<Button>More</Button>} onAction={onAction}>
        <MenuItem id="edit">Edit</MenuItem>
        <MenuItem id={id}>{id}</MenuItem>
        <MenuItem id="delete">Delete</MenuItem>
      </Menu>
    );
  }
  const { rerender } = renderUi(<Visibility isVisible={false} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  rerender(<Visibility isVisible />);
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'hide', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'hide' }));
  expect(onAction).toHaveBeenCalledWith('hide');
  rerender(<Visibility isVisible={false} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'publish' })).toBeVisible();
});

test('tabs change by arrow keys', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(
    <Tabs
      label="Trip"
      tabs={[
        { id: 'a', label: 'Dates', content: 'When' },
        { id: 'b', label: 'Payment', content: 'How much' },
      ]}
    />,
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('tab', { name: 'Dates' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Payment' })).toHaveTextContent('How much');
});

test('a popover can be closed from inside', async () => {
  const user = userEvent.setup();
  renderUi(
    <Popover label="Filter" trigger={<Button>Filter</Button>}>
      {(close) => <Button onClick={close}>Apply</Button>}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a tooltip describes the focused element', async () => {
  const user = userEvent.setup();
  renderUi(
    <Tooltip text="Refreshed a minute ago">
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Refreshed a minute ago');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Refreshed a minute ago');
});
