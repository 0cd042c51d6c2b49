import { srmOnboardingEndpoints, type CheckListRecord } from '@portal/shared/contract';
import { renderAgentPage } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../remote';
import { CheckListComparison } from './CheckListComparison';

useTestServer();
beforeEach(() => void answer(srmOnboardingEndpoints.get, [{}]));

const show = (ret: CheckListRecord, onCharge = jest.fn()) => {
  const handover = { fuelEighths: 8, jack: true, zones: [{ zone: 'boot', condition: 'scratch' }] };
  const action = (difference: { charge: string | null }, text: string) => (
    <button onClick={() => onCharge(difference.charge, text)}>{`Charge for ${text}`}</button>
  );
  const Component = () => <CheckListComparison handover={handover} ret={ret} action={action} />;
  return renderAgentPage({ ...remote, routes: [{ path: '/here', Component }] }, '/here');
};

test('differences are told in words, each with something to do about it', async () => {
  const onCharge = jest.fn();
  const ret = {
    ...{ fuelEighths: 3, jack: false },
    zones: [{ zone: 'boot', condition: 'dent', note: 'deep', photos: [{ id: 'p', url: '/p.jpg' }] }],
  };
  const { user, container } = show(ret, onCharge);
  expect(await screen.findByText('Boot: Dent')).toBeVisible();
  expect(screen.getByText('At handover: Scratch')).toBeVisible();
  expect(screen.getByText('deep')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/p.jpg');
  expect(screen.getByText('Jack is missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Charge for Fuel: Full at handover, 3/8 now' }));
  expect(onCharge).toHaveBeenCalledWith('Fuel Charges', 'Fuel: Full at handover, 3/8 now');
  expect((await axe(container)).violations).toEqual([]);
});

test('where nothing is worse it says so', async () => {
  show({ fuelEighths: 8, jack: true, zones: [] });
  expect(await screen.findByRole('heading', { name: 'As it was handed over' })).toBeVisible();
});
