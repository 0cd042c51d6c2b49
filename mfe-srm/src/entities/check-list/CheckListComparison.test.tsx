import { srmOnboardingEndpoints, type CheckListRecord } from '@portal/shared/contract';
import { renderAgentPage } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../remote';
import { CheckListComparison } from './CheckListComparison';

useTestServer();
beforeEach(() => void answer(srmOnboardingEndpoints.get, [{}]));

const show = (ret: CheckListRecord, onCharge = jest.fn()) => {
  const handover = {
    odometer: 12_000,
    fuelEighths: 8,
    jack: true,
    spareWheel: true,
    zones: [{ zone: 'boot', condition: 'scratch' }],
  };
  const action = (difference: { charge: string | null }, text: string) => (
    <button onClick={() => onCharge(difference.charge, text)}>{`Charge for ${text}`}</button>
  );
  const Component = () => <CheckListComparison handover={handover} ret={ret} action={action} />;
  return renderAgentPage({ ...remote, routes: [{ path: '/here', Component }] }, '/here');
};

const listCells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('both lists are side by side, worse parts first, with an action for each', async () => {
  const onCharge = jest.fn();
  const ret = {
    odometer: 12_750,
    fuelEighths: 3,
    jack: false,
    zones: [{ zone: 'boot', condition: 'dent', note: 'deep', photos: [{ id: 'p', url: '/p.jpg' }] }],
  };
  const { user, container } = show(ret, onCharge);
  const table = await screen.findByRole('table', { name: 'Handover and return' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(listCells(/^Boot/)).toEqual(['Scratch', 'Dentdeep', 'Charge for Boot: Dent']);
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/p.jpg');
  expect(listCells(/^Jack/)).toEqual(['Yes', 'No', 'Charge for Jack is missing']);
  expect(listCells(/^Fuel/).slice(0, 2)).toEqual(['Full', '3/8']);
  await user.click(screen.getByRole('button', { name: 'Charge for Fuel: Full at handover, 3/8 now' }));
  expect(onCharge).toHaveBeenCalledWith('Fuel Charges', 'Fuel: Full at handover, 3/8 now');
  expect(screen.queryByText('Odometer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 2 more parts that are no worse' }));
  expect(listCells(/^Odometer/)).toEqual(['12,000 km', '12,750 km750 km driven', '']);
  expect(listCells(/^Spare wheel/)).toEqual(['Yes', 'Not checked', '']);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show only what is worse' }));
  expect(screen.queryByText('Odometer')).toBeNull();
});

test('without worse parts the comparison says so, and still shows both', async () => {
  const { user } = show({ fuelEighths: 8, jack: true, zones: [] });
  expect(await screen.findByRole('heading', { name: 'As it was handed over' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Show 5 more parts/ }));
  expect(listCells(/^Fuel/)).toEqual(['Full', 'Full', '']);
});
