import { Button } from '@portal/shared/ui';
import { Dialog, Menu, MenuItem } from '@portal/shared/ui/overlays';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { renderUi } from '../test/renderUi';

const findButton = (name: string) => screen.getByRole('button', { name });

/** A list whose dialog deletes the row that opened it. As on a page, a transition closes the dialog. */
function List() {
  const [rows, setRows] = useState(['Kia', 'Audi']);
  const [opened, setOpened] = useState<string | null>(null);
  const close = () => startTransition(() => setOpened(null));
  return (
    <main>
      <h1>Cars</h1>
      <Menu trigger={<Button>More</Button>} onAction={setOpened}>
        <MenuItem id="new">Add</MenuItem>
      </Menu>
      <section>
        <h2>Your cars</h2>
        {rows.map((row) => (
          <div key={row}>
            <Button onClick={() => setOpened(row)}>{row}</Button>
          </div>
        ))}
      </section>
      {opened && (
        <Dialog title={opened} onClose={close}>
          <Button
            onClick={() => {
              setRows(rows.filter((row) => row !== opened));
              close();
            }}
          >
            Delete
          </Button>
        </Dialog>
      )}
    </main>
  );
}

/** A dialog that opens another one. The inner one can close both, or remove its own opener. */
function Nested() {
  const [depth, setDepth] = useState(0);
  const [hasOpener, setHasOpener] = useState(true);
  return (
    <main>
      <Button onClick={() => setDepth(1)}>Outer</Button>
      {depth > 0 && (
        <Dialog title="First" onClose={() => setDepth(0)}>
          {hasOpener && <Button onClick={() => setDepth(2)}>Inner</Button>}
        </Dialog>
      )}
      {depth > 1 && (
        <Dialog title="Second" onClose={() => setDepth(1)}>
          <Button onClick={() => setDepth(0)}>Close both</Button>
          <Button onClick={() => setHasOpener(false)}>Remove opener</Button>
        </Dialog>
      )}
    </main>
  );
}

describe('the focus after a dialog', () => {
  test('returns to the opener together with the page, when a transition closes the dialog', async () => {
    const user = userEvent.setup();
    renderUi(<List />);
    await user.click(findButton('Audi'));
    await user.keyboard('{Escape}');
    expect(findButton('Audi')).toHaveFocus();
  });

  test('goes to the heading of the list when the opener is gone', async () => {
    const user = userEvent.setup();
    renderUi(<List />);
    await user.click(findButton('Audi'));
    await user.click(findButton('Delete'));
    expect(screen.getByRole('heading', { name: 'Your cars' })).toHaveFocus();
  });

  test('returns to the button of the menu in which the dialog was chosen', async () => {
    const user = userEvent.setup();
    renderUi(<List />);
    await user.click(findButton('More'));
    await user.click(screen.getByRole('menuitem', { name: 'Add' }));
    await user.click(findButton('Close'));
    expect(findButton('More')).toHaveFocus();
  });

  test('goes to the page when no element had it before', async () => {
    const user = userEvent.setup();
    renderUi(<Nested />);
    // A browser that leaves the focus where it is when a button is pressed.
    fireEvent.click(findButton('Outer'));
    // A click without a pointer counts as one of a screen reader: the dialog takes the focus a frame later.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'First' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('returns to the outer dialog from an inner one, and to the page from both', async () => {
    const user = userEvent.setup();
    renderUi(<Nested />);
    await user.click(findButton('Outer'));
    await user.click(findButton('Inner'));
    await user.keyboard('{Escape}');
    expect(findButton('Inner')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(findButton('Close both'));
    expect(findButton('Outer')).toHaveFocus();
  });

  test('goes to the outer dialog itself when its button is gone', async () => {
    const user = userEvent.setup();
    renderUi(<Nested />);
    await user.click(findButton('Outer'));
    await user.click(findButton('Inner'));
    await user.click(findButton('Remove opener'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'First' })).toHaveFocus();
  });
});
