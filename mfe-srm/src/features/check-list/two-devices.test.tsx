import 'fake-indexeddb/auto';
import {
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmPositionEndpoints,
  srmOnboardingEndpoints,
  type CheckListRecord,
} from '@portal/shared/contract';
import { buildId, renderAgentPage } from '@portal/shared/testing/agent-page';
import { answer, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../remote';
import { fakeCanvas } from '../../testing/canvas';
import { CheckListEditor } from '../../entities/check-list/CheckListEditor';
import { deviceStore } from '../../entities/check-list/store/device-store';

useTestServer();
const changed = refusal({
  status: 409,
  code: 'changed_meanwhile',
  detail: 'This checklist was changed in the meantime',
});

beforeEach(async () => {
  fakeCanvas();
  await deviceStore.clear();
  answer(srmOnboardingEndpoints.get, [{ country: 'ae', taxNumber: '1', termsNCondition: 'x' }]);
  answer(srmDamageEndpoints.list, [{ list: [] }]);
  answer(srmPositionEndpoints.odometer, [{ kilometre: null }]);
});

const routes = [
  {
    path: '/here',
    Component: () => <CheckListEditor vehicleId={buildId(1)} bookingId={buildId(2)} moment="handover" />,
  },
];
const open = () => renderAgentPage({ ...remote, routes }, '/here');

/** A server that stores one list, with its versions. */
function serveCheckList() {
  const kept: { record: NonNullable<CheckListRecord> | null } = { record: null };
  const other = (part: object) => {
    kept.record = {
      ...kept.record,
      checkListId: buildId(70),
      ...part,
      version: (kept.record?.version ?? 0) + 1,
    };
  };
  const keep = ({ body }: { body: unknown }) => {
    const sent = body as { version?: number };
    if (sent.version !== (kept.record?.version ?? 0)) return changed;
    other({ ...sent, signedAt: null });
    return kept.record;
  };
  answer(srmCheckListEndpoints.get, [() => kept.record]);
  return {
    kept,
    other,
    keep,
    created: answer(srmCheckListEndpoints.create, [keep]),
    updated: answer(srmCheckListEndpoints.update, [keep]),
  };
}

test('what another device saved is compared, part by part, and nothing is lost', async () => {
  const { kept, other } = serveCheckList();
  const { user } = open();
  await user.type(await screen.findByLabelText('Odometer'), '12000');
  expect(await screen.findByText('Saved')).toBeVisible();
  other({ keysCount: 2, zones: [{ zone: 'roof', condition: 'dent', note: 'hail', photos: [] }] });
  await user.clear(screen.getByLabelText('Odometer'));
  await user.type(screen.getByLabelText('Odometer'), '12500');
  const dialog = await screen.findByRole('dialog', { name: 'This checklist was changed in the meantime' });
  expect(dialog).toHaveTextContent('3 parts differ from what another device saved in the meantime');
  expect(dialog).toHaveTextContent('Dent · hail');
  expect((await axe(dialog)).violations).toEqual([]);
  // Back: it stays as it is, and the next change asks again.
  await user.click(within(dialog).getByRole('button', { name: 'Back to the checklist' }));
  expect(screen.getByLabelText('Odometer')).toHaveValue('12500');
  expect(screen.getByText('This checklist was changed in the meantime')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Clean' }));
  const again = await screen.findByRole('dialog', { name: 'This checklist was changed in the meantime' });
  await user.click(within(again).getByRole('button', { name: 'Take all of theirs' }));
  await user.click(within(again).getByRole('radio', { name: /12,500/ }));
  await user.click(within(again).getByRole('button', { name: 'Continue with these' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Roof: Dent' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Keys' })).toHaveValue('2');
  expect(kept.record).toMatchObject({ odometer: 12_500, keysCount: 2, version: 3 });
});

test('when only the answer was lost, the list is recognised as this device’s own', async () => {
  const { kept, other } = serveCheckList();
  answer(srmCheckListEndpoints.create, [
    ({ body }) => {
      other(body as object);
      return unreachable();
    },
  ]);
  const { user } = open();
  await user.type(await screen.findByLabelText('Odometer'), '12000');
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  await user.type(screen.getByLabelText('Odometer'), '5');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(kept.record).toMatchObject({ odometer: 120_005, version: 2 }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Keep all of mine', { odometer: 12_500, keysCount: 1, fuelEighths: 4 }, '1'],
  ['Take all of theirs', { odometer: 12_000, keysCount: 2, fuelEighths: 8 }, '2'],
])(
  'a list stored offline is sent later with the version it started from: %s',
  async (choice, saved, keys) => {
    const { kept, other, keep } = serveCheckList();
    other({ odometer: 12_000, fuelEighths: 4, zones: [] });
    answer(srmCheckListEndpoints.update, [unreachable()]);
    const first = open();
    const odometer = await screen.findByLabelText('Odometer');
    await first.user.clear(odometer);
    await first.user.type(odometer, '12,500');
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Keys' }), '1');
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    first.unmount();

    other({ keysCount: 2, fuelEighths: 8 });
    const resent = answer(srmCheckListEndpoints.update, [keep]);
    const { user } = open();
    const dialog = await screen.findByRole('dialog', { name: 'This checklist was changed in the meantime' });
    expect(resent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 1, odometer: 12_500, keysCount: 1 }),
    ]);
    expect(dialog).toHaveTextContent('3 parts differ');
    expect(screen.getByLabelText('Odometer')).toHaveValue('12500');
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with these' }));
    await waitFor(() => expect(kept.record).toMatchObject({ ...saved, version: 3 }));
    expect(resent.at(-1)?.body).toMatchObject({ version: 2 });
    expect(screen.getByRole('combobox', { name: 'Keys' })).toHaveValue(keys);
  },
);
