import { isLeftOutInPrint, readPrintStyle } from '@portal/shared/testing/print';
import { Button, IconButton, LinkButton } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { SearchField } from '@portal/shared/ui/search';
import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi';
import { baseCss } from './baseCss';
import { tokenCss } from './tokenCss';

const nothing = () => undefined;

test('paper has the list, and neither menus, filters nor buttons', () => {
  renderUi(
    <>
      <style>{baseCss}</style>
      <nav>Main menu</nav>
      <div role="search" aria-label="Filter">
        <SearchField label="Search" text="" onText={nothing} />
      </div>
      <Button>Refresh</Button>
      <LinkButton to="/new">New trip</LinkButton>
      <IconButton icon="x" label="Delete" />
      <ul>
        <li>Toyota Corolla</li>
      </ul>
    </>,
  );
  for (const left of [
    screen.getByRole('navigation'),
    screen.getByRole('searchbox', { name: 'Search' }),
    screen.getByRole('button', { name: 'Refresh' }),
    screen.getByRole('link', { name: 'New trip' }),
    screen.getByRole('button', { name: 'Delete' }),
  ])
    expect(isLeftOutInPrint(left)).toBe(true);
  expect(isLeftOutInPrint(screen.getByText('Toyota Corolla'))).toBe(false);
  expect(readPrintStyle(screen.getByRole('listitem'))).toMatchObject({ 'break-inside': 'avoid' });
});

test('open details are printed as a separate page', async () => {
  renderUi(
    <Drawer title="TRIP-7" onClose={nothing}>
      All of the trip
    </Drawer>,
  );
  const words = await screen.findByText('All of the trip');
  expect(isLeftOutInPrint(words)).toBe(false);
  const placed = [];
  for (let at: Element | null = words; at; at = at.parentElement) placed.push(readPrintStyle(at).position);
  expect(placed).toContain('static');
});

test('a dark theme applies to the screen only', () => {
  const dark = tokenCss.split('\n').filter((line) => /dark['{)]/.test(line));
  expect(dark).toHaveLength(4);
  for (const line of dark) expect(line).toMatch(/^@media screen/);
});
