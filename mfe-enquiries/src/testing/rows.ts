import { screen } from '@testing-library/react';

/** The row of a vehicle, once it is there. */
export const findRow = async (vehicle: string): Promise<HTMLElement> =>
  (await screen.findByRole('button', { name: vehicle })).closest('[role="row"]') as HTMLElement;

export const queryRow = (vehicle: string): HTMLElement | null =>
  screen.queryByRole('button', { name: vehicle })?.closest<HTMLElement>('[role="row"]') ?? null;

/** The vehicles of the rows, from top to bottom. A row is named by its vehicle first. */
export const vehicles = (): (string | null)[] =>
  [...document.querySelectorAll('[role="row"][data-id]')].map(
    (row) =>
      document.getElementById(row.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent ?? null,
  );
