import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

import type { Actor, Deps } from '../../../deps';
import type { NamedPaper } from '../../../documents/send-pdf';
import { sendArchive, type ArchiveFile } from '../../../files/send-archive';
import { AppProblem } from '../../../plugins/problem';
import { watchCaller } from '../../../plugins/watch-caller';
import { requireCompany } from '../../company';
import { listDocuments } from '../../customers';
import { openOriginals } from '../../files';
import { buildContract } from '../../rentals';
import { toReader } from './charge-details';
import { buildNotice, nameFile, readProvedCharge, type ProvedCharge } from './build-notice';
import { buildDriverStatement, readDriver, type Driver } from './build-driver-statement';

/** The documents that the portal prints, in the order in which an authority reads them. */
const listPrintedDocuments = (deps: Deps, user: Actor, charge: ProvedCharge, driver: Driver) =>
  [
    () => buildDriverStatement(deps, user, charge, driver),
    () => buildNotice(deps, requireCompany(user), charge),
    ...(charge.proof.contractSignedAt ? [() => buildContract(deps, user, charge.proof.bookingId)] : []),
  ] satisfies readonly (() => Promise<NamedPaper>)[];

/** What was uploaded: the photo of the challan, and the licence of the driver. */
async function listUploads(
  deps: Deps,
  user: Actor,
  charge: ProvedCharge,
  driver: Driver,
): Promise<ArchiveFile[]> {
  const documents = await listDocuments(deps.db, requireCompany(user), [driver.customerId]);
  const licence = documents.filter(({ kind }) => kind === 'drivingLicense').map(({ fileId }) => fileId);
  const challan = charge.photo ? [charge.photo.id] : [];
  const nameParts = async (kind: string, ids: readonly string[]) =>
    (await openOriginals(deps, ids, user.userId)).map(({ extension, open }, index) => ({
      path: `${kind}-${index + 1}.${extension}`,
      open,
    }));
  return [...(await nameParts('challan', challan)), ...(await nameParts('licence', licence))];
}

/**
 * India: what the registered owner hands in to have a challan transferred to the driver, as a ZIP: the statement that
 * names the driver, the notice, the signed contract, the challan and the licence.
 */
export async function sendOwnerPack(
  deps: Deps,
  user: Actor,
  chargeId: string,
  reply: FastifyReply,
): Promise<void> {
  const companyId = requireCompany(user);
  const charge = await readProvedCharge(deps, toReader(user), chargeId);
  if (deps.country.id !== 'in' || charge.kind !== 'fine')
    throw new AppProblem('conflict', 'Only a challan in India has a pack of the owner.');
  const driver = await readDriver(deps.db, companyId, charge);
  const caller = { owner: companyId, signal: watchCaller(reply) };
  const printed: ArchiveFile[] = [];
  for (const build of listPrintedDocuments(deps, user, charge, driver)) {
    const { name, paper } = await deps.printer.prepare(build, caller);
    const content = await deps.printer.print(paper, caller);
    printed.push({ path: `${name}.pdf`, open: () => Promise.resolve(Readable.from([content])) });
  }
  const uploads = await listUploads(deps, user, charge, driver);
  await sendArchive(reply, nameFile('owner-pack', charge), [...printed, ...uploads]);
}
