import 'fake-indexeddb/auto';
import {
  fileEndpoints,
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmPositionEndpoints,
  srmOnboardingEndpoints,
  type CheckListRecord,
} from '@portal/shared/contract';
import { buildId, renderAgentPage } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote';
import { fakeCanvas } from '../../testing/canvas';
import { CheckListEditor, type CheckListEditorProps } from './CheckListEditor';
import { deviceStore } from './store/device-store';

useTestServer();
const [vehicleId, bookingId] = [buildId(1), buildId(2)];
const photo = new File(['jpg'], 'dent.jpg', { type: 'image/jpeg' });

beforeEach(async () => {
  fakeCanvas();
  await deviceStore.clear();
  answer(srmOnboardingEndpoints.get, [{ country: 'ae', taxNumber: '1', termsNCondition: 'x' }]);
  answer(srmDamageEndpoints.list, [{ list: [] }]);
  answer(srmPositionEndpoints.odometer, [{ kilometre: null }]);
  answer(fileEndpoints.room, [notThere()]);
});
afterEach(() => jest.restoreAllMocks());

const open = (props: Partial<CheckListEditorProps> = {}) =>
  renderAgentPage(
    {
      ...remote,
      routes: [
        {
          path: '/here',
          Component: () => (
            <CheckListEditor vehicleId={vehicleId} bookingId={bookingId} moment="handover" {...props} />
          ),
        },
      ],
    },
    '/here',
  );

/** A server that stores one list. */
function serveCheckList(first: CheckListRecord = null) {
  const kept = { record: first };
  const keep = ({ body }: { body: unknown }) => {
    const sent = body as NonNullable<CheckListRecord>;
    const signedAt = sent.agentSignature ? '2026-03-01T10:00:00.000Z' : null;
    return (kept.record = { checkListId: buildId(70), ...sent, signedAt });
  };
  answer(srmCheckListEndpoints.get, [() => kept.record ?? null]);
  const created = answer(srmCheckListEndpoints.create, [keep]);
  const updated = answer(srmCheckListEndpoints.update, [keep]);
  return { kept, created, updated };
}
let uploads = 80;
const serveFiles = () =>
  answer(fileEndpoints.uploadSingle, [() => ({ id: buildId((uploads += 1)), url: '/sent.png' })]);

async function sign(user: UserEvent, signer: string) {
  const box = screen.getByRole('group', { name: signer });
  await waitFor(() => expect(within(box).getByRole('button', { name: 'Sign' })).toBeEnabled());
  await user.click(within(box).getByRole('button', { name: 'Sign' }));
  const dialog = await screen.findByRole('dialog', { name: `Signature: ${signer}` });
  await user.click(within(dialog).getByRole('button', { name: 'Use this signature' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Sign first, or type the name');
  await user.click(within(dialog).getByRole('button', { name: 'Type the name' }));
  await user.type(within(dialog).getByLabelText('Full name'), 'Asha Rao');
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Use this signature' }));
  expect(await within(box).findByRole('img', { name: `Signature of ${signer}` })).toBeVisible();
}

async function fillIn(user: UserEvent, km: string) {
  await user.type(await screen.findByLabelText('Odometer'), km);
  // The slider starts in the middle; clicking there counts.
  await user.click(screen.getByRole('slider', { name: 'Fuel' }));
  await user.click(screen.getByRole('radio', { name: 'Clean' }));
  await user.click(screen.getByRole('button', { name: 'All there' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Keys' }), '2');
}

test('a checklist is filled in, signed by both, and then read-only', async () => {
  const { created, updated, kept } = serveCheckList();
  serveFiles();
  const onSigned = jest.fn();
  const { user, container } = open({ onSigned, lastKilometre: 11_000 });
  expect(await screen.findByText('Last known: 11,000 km')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign and finish' }));
  expect(screen.getAllByText('Fill this in').length).toBeGreaterThan(5);
  await waitFor(() => expect(screen.getByLabelText('Odometer')).toHaveFocus());
  expect((await axe(container)).violations).toEqual([]);
  await fillIn(user, '12,000');
  await user.click(screen.getByRole('button', { name: 'Bonnet: No damage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bonnet' });
  await user.click(within(dialog).getByRole('radio', { name: 'Dent' }));
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'small');
  await user.upload(within(dialog).getByLabelText('Choose photos'), photo);
  expect(await within(dialog).findByRole('img', { name: 'Photo 1' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Bonnet: Dent' })).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(created).toHaveLength(1);
  expect(kept.record).toMatchObject({ odometer: 12_000, fuelEighths: 4, keysCount: 2, jack: true });
  await sign(user, 'Customer');
  await sign(user, 'Agent');
  expect(updated.every(({ body }) => !('agentSignature' in (body as object)))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Sign and finish' }));
  expect(await screen.findByText(/^Signed by both on Mar 1, 2026/)).toBeVisible();
  expect(kept.record?.zones?.find(({ zone }) => zone === 'bonnet')?.photos).toHaveLength(1);
  expect(onSigned).toHaveBeenCalledWith(expect.objectContaining({ checkListId: buildId(70) }));
  expect(screen.queryByLabelText('Odometer')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a change after signing removes the signatures', async () => {
  serveCheckList();
  serveFiles();
  const { user } = open();
  await fillIn(user, '12000');
  await sign(user, 'Customer');
  await user.click(screen.getByRole('radio', { name: 'Dirty' }));
  expect(screen.queryByRole('img', { name: 'Signature of Customer' })).not.toBeInTheDocument();
});

test('offline, everything is stored on the device, including photos and signatures, and sent later', async () => {
  const { created, kept } = serveCheckList();
  answer(fileEndpoints.uploadSingle, [unreachable()]);
  answer(srmCheckListEndpoints.create, [unreachable()]);
  const first = open();
  await fillIn(first.user, '12000');
  await first.user.click(screen.getByRole('button', { name: 'Roof: No damage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roof' });
  await first.user.upload(within(dialog).getByLabelText('Choose photos'), photo);
  await within(dialog).findByText('To be sent');
  await first.user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await sign(first.user, 'Customer');
  await sign(first.user, 'Agent');
  await first.user.click(screen.getByRole('button', { name: 'Sign and finish' }));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByText(/stored on this device, with 1 photo/)).toBeVisible();
  expect(created).toHaveLength(0);
  first.unmount();

  serveFiles();
  answer(srmCheckListEndpoints.create, [
    ({ body }) =>
      (kept.record = { checkListId: buildId(70), ...(body as object), signedAt: '2026-03-01T10:00:00.000Z' }),
  ]);
  open();
  expect(await screen.findByText(/^Signed by both/)).toBeVisible();
  expect(kept.record?.zones?.find(({ zone }) => zone === 'roof')?.photos).toHaveLength(1);
});

test('a refusal of the server is shown, for a photo separately, and nothing is lost', async () => {
  serveCheckList();
  answer(fileEndpoints.uploadSingle, [refusal({ status: 415, detail: 'This is no picture' })]);
  answer(srmCheckListEndpoints.create, [refusal({ status: 422, detail: 'The odometer is too low' })]);
  const { user } = open();
  await user.type(await screen.findByLabelText('Odometer'), '5');
  await user.click(screen.getByRole('button', { name: 'Roof: No damage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roof' });
  await user.upload(within(dialog).getByLabelText('Choose photos'), photo);
  expect(await within(dialog).findByText('This is no picture')).toBeVisible();
  expect(await screen.findByText('The odometer is too low')).toBeInTheDocument();
  expect(screen.getByLabelText('Odometer')).toHaveValue('5');
});

test('photos that exceed the storage of the account are refused before they are sent, and a batch asks once', async () => {
  serveCheckList();
  const sent = serveFiles();
  const room = { bytesMax: 10, filesMax: 1000, files: 1 };
  const requests = answer(fileEndpoints.room, [
    { ...room, bytes: 10 },
    { ...room, bytes: 0 },
  ]);
  const { user } = open();
  await user.type(await screen.findByLabelText('Odometer'), '12000');
  await user.click(screen.getByRole('button', { name: 'Roof: No damage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roof' });
  await user.upload(within(dialog).getByLabelText('Choose photos'), photo);
  expect(await within(dialog).findByText(/There is not enough space for this file/)).toBeVisible();
  expect(sent).toHaveLength(0);
  // Room was made elsewhere: three photos need one answer.
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
    await user.upload(within(dialog).getByLabelText('Choose photos'), new File(['jpg'], name, photo));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(requests).toHaveLength(2);
});

test('a return starts from the damages at handover and cannot go below its kilometres', async () => {
  answer(srmCheckListEndpoints.get, [
    ({ query }) =>
      query.moment === 'handover'
        ? { odometer: 12_000, fuelEighths: 8, zones: [{ zone: 'boot', condition: 'scratch' }] }
        : null,
  ]);
  answer(srmCheckListEndpoints.create, [null]);
  const { user } = open({ moment: 'return' });
  expect(await screen.findByText('At handover: 12,000 km')).toBeVisible();
  expect(screen.getByText('At handover: Full')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Boot: Scratch' })).toBeVisible();
  await user.type(screen.getByLabelText('Odometer'), '11999');
  await user.click(screen.getByRole('button', { name: 'Sign and finish' }));
  expect(screen.getByText('Enter at least 12,000 km, the reading at handover')).toBeVisible();
});

test('a list that another device has frozen is shown unchanged', async () => {
  const { kept } = serveCheckList();
  answer(srmCheckListEndpoints.create, [
    () => {
      kept.record = { checkListId: buildId(71), odometer: 7, signedAt: '2026-03-01T10:00:00.000Z' };
      return refusal({ status: 409, code: 'signed_already', detail: 'Signed already' });
    },
  ]);
  const { user } = open();
  await user.type(await screen.findByLabelText('Odometer'), '12000');
  expect(await screen.findByText(/^Signed by both/)).toBeVisible();
  expect(screen.getByText('7 km')).toBeVisible();
});

test('a server that answers 404 has no list yet; an unreachable one is retried', async () => {
  answer(srmCheckListEndpoints.get, [refusal({ status: 400, detail: 'Boom' }), notThere()]);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Boom' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Odometer')).toHaveValue('');
});

const asHandedOver = {
  odometer: 12_000,
  fuelEighths: 8,
  cleanliness: 'clean',
  keysCount: 2,
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: true,
  zones: [{ zone: 'boot', condition: 'scratch', note: 'thin' }],
};

test('one click confirms that a return is as at handover; only kilometres, fuel and differences are entered', async () => {
  const { kept } = serveCheckList();
  answer(srmCheckListEndpoints.get, [
    ({ query }) => (query.moment === 'handover' ? asHandedOver : (kept.record ?? null)),
  ]);
  serveFiles();
  const { user, container } = open({ moment: 'return' });
  expect(await screen.findByRole('combobox', { name: 'Keys' })).toHaveValue('2');
  expect(screen.getByRole('radio', { name: 'Clean' })).toBeChecked();
  expect(screen.getByLabelText('Odometer')).toHaveValue('');
  await user.type(screen.getByLabelText('Odometer'), '12,400');
  await user.click(screen.getByRole('slider', { name: 'Fuel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Keys' }), '1');
  await user.click(screen.getByRole('button', { name: 'Sign and finish' }));
  expect(screen.getByText('Press \u201cAs at handover\u201d once you have looked')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'As at handover' }));
  expect(screen.getByText('As at handover, except for 1 part')).toBeVisible();
  await sign(user, 'Customer');
  await sign(user, 'Agent');
  await user.click(screen.getByRole('button', { name: 'Sign and finish' }));
  expect(await screen.findByText(/^Signed by both/)).toBeVisible();
  expect(kept.record).toMatchObject({ odometer: 12_400, keysCount: 1, jack: true, cleanliness: 'clean' });
});

test('a handover begins with the known damages, and both sign it elsewhere', async () => {
  const { kept } = serveCheckList();
  const url = '/kept.png';
  answer(srmDamageEndpoints.list, [
    {
      list: [
        {
          damageId: buildId(5),
          vehicleId,
          zone: 'boot',
          kind: 'scratch',
          note: 'thin',
          photos: [{ id: buildId(6), url }],
          since: '2026-03-01T10:00:00.000Z',
        },
      ],
    },
  ]);
  const onFilled = jest.fn();
  const { user, container } = open({ onFilled });
  expect(await screen.findByText(/Known since Mar 1, 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Boot: Scratch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Boot' });
  const known = within(dialog).getByRole('group', { name: 'Known damage' });
  expect(within(known).getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', url);
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: 'Sign and finish' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }));
  expect(screen.getAllByText('Fill this in').length).toBeGreaterThan(5);
  expect(onFilled).not.toHaveBeenCalled();
  await fillIn(user, '12,000');
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }));
  await waitFor(() => expect(onFilled).toHaveBeenCalledTimes(1));
  expect(kept.record?.zones).toContainEqual({ zone: 'boot', condition: 'scratch', note: 'thin', photos: [] });
  expect(kept.record?.signedAt).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});
