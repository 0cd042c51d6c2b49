import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import {
  authEndpoints,
  companyEndpoints,
  enquiryEndpoints,
  enquiryStatuses,
  limits,
  listingDraftEndpoints,
  portfolioEndpoints,
  srmBookingEndpoints,
  userEndpoints,
  vehicleEndpoints,
} from '@portal/shared/contract';
import type {
  CompanyRecord,
  Enquiry,
  FileReference,
  ListingDraftSummary,
  Portfolio,
  SignedIn,
  TripRecord,
} from '@portal/shared/contract';

import type { ListingPage } from '../../test/harness/listings';
import { startTestApp } from '../../test/harness/start-test-app';
import sharp from 'sharp';
import { addManyListings } from './listings/add-many';
import { loadDemo } from './load';

const hashContent = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const pictures = path.join(__dirname, 'pictures', 'files');
const drawn = readdirSync(pictures).map((name) => hashContent(readFileSync(path.join(pictures, name))));

// Whole servers and databases start here; on a busy machine that takes a while.
jest.setTimeout(180_000);

test.each(['ae', 'in'] as const)(
  'the demo agent of %s can log in to the desk, and is made once',
  async (country) => {
    const app = await startTestApp({ country });
    try {
      const { login, renewEnquiries } = await loadDemo(app.deps);
      expect((await loadDemo(app.deps)).login).toEqual(login);
      const { status, result } = await app.client<SignedIn>(authEndpoints.login, { body: login });
      expect(status).toBe(200);

      const deliveries = await app.db.selectFrom('documentDeliveries').select(['state', 'reason']).execute();
      expect(deliveries.map(({ state }) => state).sort()).toEqual(['ACCEPTED', 'REFUSED', 'SENT']);
      expect(deliveries.filter(({ reason }) => reason !== null)).toHaveLength(1);

      const { token, userId } = result;
      const company = await app.client<CompanyRecord>(companyEndpoints.get, { token, query: { userId } });
      expect(company.result).toMatchObject({
        approvalStatus: 'APPROVED',
        accountType: 'company',
        location: { city: expect.any(String) as string },
      });
      const [logo, licence] = [
        company.result.companyLogo,
        company.result.commercialLicense,
      ] as FileReference[];
      const picture = await fetch(`${app.origin}${logo?.url ?? ''}`);
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
        width: 256,
        height: 256,
      });
      const pdf = await (await fetch(`${app.origin}${licence?.url ?? ''}`)).text();
      expect(pdf).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\s*$/);
      const listings = await app.client<ListingPage>(vehicleEndpoints.list, { token });
      const stages = new Set(listings.result.list.map((row) => `${row.levelsFilled} ${row.isVisible}`));
      expect(stages).toEqual(new Set(['3 true', '3 false', '2 false', '1 false', '0 false']));
      const drafts = await app.client<{ list: ListingDraftSummary[] }>(listingDraftEndpoints.list, { token });
      expect(drafts.result.list).toMatchObject([
        { vehicleBrand: 'Kia', vehicleRegisteredYear: '2025', device: 'Chrome on Android', filled: 8 },
      ]);
      const { byDay, byVehicle } = (await app.client<Portfolio>(portfolioEndpoints.get, { token })).result;
      expect(byDay?.every(({ views }) => (views ?? 0) > 0)).toBe(true);
      // A listing that is hidden or unfinished is not looked at, but its vehicle may have earned something.
      const viewed = byVehicle?.filter(({ views }) => (views ?? 0) > 0);
      expect(viewed?.length).toBe(listings.result.counts.published);
      const codes = new Map(
        listings.result.list.map(({ vehicleId, vehicleCode }) => [vehicleId, vehicleCode]),
      );
      const { agentId } = (await app.client<{ agentId: string }>(userEndpoints.me, { token })).result;
      const { list } = (
        await app.client<{ list: Enquiry[] }>(enquiryEndpoints.list, { token, params: { agentId } })
      ).result;
      for (const { car, vehicleId } of list) {
        expect(codes.get(vehicleId ?? '')).toBe(car?.vehicleCode);
        expect([car?.vehicleTitle, car?.vehiclePhotos?.length]).toEqual([car?.vehicleTitle, 4]);
        const { url, thumbnailUrl } = car?.vehiclePhotos?.[0] as FileReference;
        const photo = await fetch(`${app.origin}${url ?? ''}`);
        const content = Buffer.from(await photo.arrayBuffer());
        expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
        // As it was drawn: nothing is encoded a second time.
        expect(drawn).toContain(hashContent(content));
        const thumbnail = await fetch(`${app.origin}${thumbnailUrl ?? ''}`);
        expect(await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).toMatchObject({
          format: 'webp',
          width: limits.fileStorage.thumbnailPixels,
        });
      }
      const trips = await app.client<{ list: TripRecord[] }>(srmBookingEndpoints.list, {
        token,
        query: { limit: 100 },
      });
      const standing = new Set(trips.result.list.map((trip) => trip.label ?? trip.status));
      expect(standing).toEqual(
        new Set(['COMPLETED', 'CANCELLED', 'ONGOING', 'OVERDUE', 'DUE_TODAY', 'RESERVED', 'DRAFT']),
      );
      const statuses = async () =>
        (await app.db.selectFrom('enquiries').select('status').orderBy('id').execute()).map(
          ({ status }) => status,
        );
      const first = await statuses();
      expect(new Set(first)).toEqual(new Set(enquiryStatuses));
      // Half an hour later none waits any more: new ones come once, also without another start.
      app.clock.advance(30 * 60_000);
      await Promise.all([renewEnquiries(), renewEnquiries()]);
      await loadDemo(app.deps);
      const fresh = first.filter((status) => status === 'NEW').length;
      expect((await statuses()).length).toBe(first.length + fresh);
      expect(await app.db.selectFrom('files').select('id').where('attachedAt', 'is', null).execute()).toEqual(
        [],
      );
    } finally {
      await app.close();
    }
  },
);

test('a demo restarts after its visitor has added hundreds of listings', async () => {
  const app = await startTestApp();
  try {
    await loadDemo(app.deps);
    const { id: userId, companyId } = await app.db
      .selectFrom('users')
      .innerJoin('companies', 'companies.userId', 'users.id')
      .select(['users.id', 'companies.id as companyId'])
      .executeTakeFirstOrThrow();
    await addManyListings(app.deps, { userId, companyId, rows: 300 });
    const longAgo = new Date(app.clock.now().getTime() - 365 * 86_400_000);
    await app.db
      .updateTable('listings')
      .set({ isVisible: true, levelsFilled: 2, missing: [], createdAt: longAgo })
      .execute();
    await app.db.deleteFrom('listingViews').execute();
    await loadDemo(app.deps);
    const viewed = await app.db.selectFrom('listingViews').select('listingId').distinct().execute();
    expect(viewed).toHaveLength(60);
  } finally {
    await app.close();
  }
});
