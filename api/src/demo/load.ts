import { Readable } from 'node:stream';

import type { FileKind } from '@portal/shared/contract';

import { newId } from '../database/ids';
import { referenceId } from '../database/reference-data/reference-id';
import type { Deps } from '../deps';
import { attachFiles, storeUpload } from '../domains/files';
import { ensureAgent } from './agent';
import { DEMO_PASSWORD, demoDesks } from './desks';
import type { DemoDesk } from './desks';
import { drawLogo } from './draw-logo';
import { loadDemoEnquiries } from './load-enquiries';
import { demoFleet } from './listings/fleet';
import { loadDemoListings } from './listings/load-listings';
import { loadDemoViews } from './load-views';
import { makePdf } from './samples/make-pdf';
import { loadDemoDesk } from './srm/load-desk';
import { storeCarPhotos } from './pictures/store-photos';

export interface DemoLogin {
  readonly phoneNumber: string;
  readonly password: string;
}

interface Demo {
  readonly login: DemoLogin;
  /** Adds enquiries when none wait. They expire in half an hour, and a visitor stays longer. */
  renewEnquiries(): Promise<void>;
}

function licencePdf(desk: DemoDesk, expiry: string): Buffer {
  const { title, authority, activity } = desk.licence;
  return makePdf(title, [
    authority,
    `Licensee: ${desk.companyName}`,
    `Licence number: ${desk.regNumber}`,
    `Activity: ${activity}`,
    `Address: ${desk.address}`,
    `Valid until: ${expiry}`,
    'Sample document made for demonstration.',
  ]);
}

async function addCompany(deps: Deps, userId: string, desk: DemoDesk): Promise<string> {
  const now = deps.clock.now();
  const expireDate = `${now.getUTCFullYear() + 1}-12-31`;
  const store = async (content: Buffer, name: string, kind: FileKind) =>
    (await storeUpload(deps, userId, { stream: Readable.from([content]), name, kind })).id;
  const companyLogo = await store(await drawLogo(desk.colours), 'logo.png', 'image');
  const commercialLicense = await store(licencePdf(desk, expireDate), 'trade-licence.pdf', 'document');
  const location = {
    stateId: referenceId('state', desk.state),
    cityId: referenceId('city', desk.state, desk.city),
  };

  return deps.db.transaction().execute(async (trx) => {
    const files = [
      { path: 'companyLogo', fileId: companyLogo, kind: 'image' as const },
      { path: 'commercialLicense', fileId: commercialLicense, kind: 'document' as const },
    ];
    await attachFiles(trx, userId, files, now);
    const companyId = newId();
    await trx
      .insertInto('companies')
      .values({
        id: companyId,
        userId,
        accountType: 'company',
        companyName: desk.companyName,
        companyLogo,
        commercialLicense,
        expireDate,
        regNumber: desk.regNumber,
        companyAddress: desk.address,
        companyLanguages: [...desk.languages],
        location: JSON.stringify(location),
        approvalStatus: 'APPROVED',
        decidedAt: now,
      })
      .execute();
    const decision = {
      id: newId(),
      companyId,
      approvalStatus: 'APPROVED' as const,
      decidedBy: 'demo',
      decidedAt: now,
    };
    await trx.insertInto('companyDecisions').values(decision).execute();
    return companyId;
  });
}

/**
 * One agent with an approved company, listings, a rental desk and enquiries, made once. Later changes of a
 * visitor stay.
 */
export async function loadDemo(deps: Deps): Promise<Demo> {
  const desk = demoDesks[deps.country.id];
  const user = await ensureAgent(deps, desk, (userId) => addCompany(deps, userId, desk));
  const { userId, companyId } = user;
  const vehicles = demoFleet[deps.country.id];
  const photos = await storeCarPhotos(deps, userId, vehicles);
  await loadDemoListings(deps, { user, phoneNumber: desk.phoneNumber, photos, vehicles });
  await loadDemoViews(deps, userId);
  await loadDemoDesk(deps, user, photos);
  const renewEnquiries = () => loadDemoEnquiries(deps, { userId, companyId, photos });
  await renewEnquiries();
  return { login: { phoneNumber: desk.phoneNumber, password: DEMO_PASSWORD }, renewEnquiries };
}
