import type { Transaction } from 'kysely';

import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { attachFiles, detachFiles } from '../../files';
import { listDocuments, replaceDocuments } from './documents';
import { listChangedFields } from './list-changed-fields';
import { writeDownChange } from './changes';
import { insertCustomer, updateCustomer } from './customer-repository';
import { toColumns, type CreateBody, type UpdateBody } from './to-columns';
import { customerPhone } from './phones';
import { changedMeanwhile, customerNotFound, explainNumberProblem } from './problems';
import { refuseNamelessDocuments } from './refuse-nameless-documents';
import { lockCustomers, type StoredCustomer } from './store';

export type Saved = { customerId: string; version: number };
type Trx = Transaction<Database>;

const usePicture = (trx: Trx, userId: string, fileId: string, now: Date) =>
  attachFiles(trx, userId, [{ path: 'customerProfilePic', fileId, kind: 'image' }], now);

export async function addCustomer(deps: Deps, user: Actor, body: CreateBody): Promise<Saved> {
  const companyId = requireCompany(user);
  refuseNamelessDocuments(body);
  const { customerProfilePic: profilePic } = body;
  const phone = customerPhone(body.countryCode, body.phoneNumber);
  const now = deps.clock.now();
  const id = newId();
  try {
    await deps.db.transaction().execute(async (trx) => {
      if (profilePic !== null) await usePicture(trx, user.userId, profilePic, now);
      await insertCustomer(trx, {
        id,
        companyId,
        ...toColumns(body),
        ...phone,
        profilePic,
        createdAt: now,
        updatedAt: now,
      });
      await replaceDocuments(trx, user.userId, { companyId, id }, body, now);
      await writeDownChange(trx, { companyId, customerId: id, userId: user.userId, kind: 'added', at: now });
    });
  } catch (error) {
    throw await explainNumberProblem(deps, companyId, body, error);
  }
  return { customerId: id, version: 1 };
}

export async function changeCustomer(deps: Deps, user: Actor, body: UpdateBody): Promise<Saved> {
  const companyId = requireCompany(user);
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const [before] = await lockCustomers(trx, companyId, [body.customerId]);
      if (before === undefined) throw customerNotFound();
      if (body.version !== undefined && body.version !== before.version) throw changedMeanwhile();
      return changeLocked(deps, trx, user.userId, before, body);
    });
  } catch (error) {
    throw await explainNumberProblem(deps, companyId, body, error);
  }
}

/** For a row that the transaction has locked; `userId` owns the files. */
export async function changeLocked(
  { clock }: Deps,
  trx: Trx,
  userId: string,
  before: StoredCustomer,
  body: UpdateBody,
): Promise<Saved> {
  refuseNamelessDocuments({
    ...body,
    passportNumber: body.passportNumber ?? before.passportNumber,
    drivingLicenseNumber: body.drivingLicenseNumber ?? before.licenseNumber,
  });
  const now = clock.now();
  const { id: customerId, companyId, version } = before;
  const { customerProfilePic: pic } = body;
  const documentsBefore = await listDocuments(trx, companyId, [customerId]);
  if (typeof pic === 'string') await usePicture(trx, userId, pic, now);
  const after = await updateCustomer(trx, before, {
    ...toColumns(body),
    ...phoneChange(before, body),
    ...(pic !== undefined && { profilePic: pic }),
    updatedAt: now,
    version: version + 1,
  });
  const replaced = await replaceDocuments(trx, userId, before, body, now);
  if (pic !== undefined && before.profilePic !== null && before.profilePic !== pic)
    replaced.push(before.profilePic);
  await detachFiles(trx, userId, replaced);
  const documents = { before: documentsBefore, after: await listDocuments(trx, companyId, [customerId]) };
  const fields = listChangedFields(before, after ?? before, documents);
  if (fields.length > 0)
    await writeDownChange(trx, { companyId, customerId, userId, kind: 'changed', fields, at: now });
  return { customerId, version: version + 1 };
}

const phoneChange = (before: StoredCustomer, { countryCode, phoneNumber }: UpdateBody) =>
  countryCode === undefined && phoneNumber === undefined
    ? {}
    : customerPhone(countryCode ?? before.countryCode, phoneNumber ?? before.phone);
