import { uploadPicture } from '../../../test/harness/agents';
import { addSupplier } from '../../../test/harness/enquiries';
import { listingCalls } from '../../../test/harness/listings';
import { startTestApp } from '../../../test/harness/start-test-app';
import { addManyListings } from './add-many';

test.each(['ae', 'in'] as const)('a supplier of %s gets the requested listings', async (country) => {
  const app = await startTestApp({ country });
  try {
    const agent = await addSupplier(app);
    const [photo, licence] = [await uploadPicture(app, agent), await uploadPicture(app, agent, 'document')];
    const { userId, companyId } = agent;
    await addManyListings(app.deps, { userId, companyId, rows: 510, photo: photo.id, licence: licence.id });
    const { result } = await listingCalls(app, agent).list({ search: 'toyota', limit: 100 });
    expect(result.counts).toEqual({ all: 510, published: 255, hidden: 255, incomplete: 0 });
    expect(result.list.every(({ vehicleBrand }) => vehicleBrand === 'Toyota')).toBe(true);
  } finally {
    await app.close();
  }
});
