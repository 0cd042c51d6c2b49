import { enquiryEndpoints, type Enquiry, type FileReference } from '@portal/shared/contract';
import { uploadPicture } from '../harness/agents';
import { addSupplier, enquiryBody, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
});
afterAll(() => app.close());

const buildCar = (...vehiclePhotos: unknown[]) => ({ ...enquiryBody(app, {}).car, vehiclePhotos });
const listPhotos = async (id: string) => {
  const { list } = (await enquiryCalls(app, agent).list()).result;
  return (list.find(({ _id }) => _id === id) as Enquiry).car?.vehiclePhotos;
};

test('addresses stay as they are; the supplier\u2019s own pictures come with links that work', async () => {
  const { id: fileId } = await uploadPicture(app, agent);
  const address = 'https://photos.market.example/lc.webp';
  const car = buildCar(address, fileId);
  const photos = await listPhotos(await sendEnquiry(app, { companyId: agent.companyId, car }));
  expect(photos).toMatchObject([address, { id: fileId, mimeType: 'image/webp' }]);
  const { url, thumbnailUrl } = photos?.[1] as FileReference;
  for (const link of [url, thumbnailUrl])
    expect((await fetch(`${app.origin}${link ?? ''}`)).status).toBe(200);
});

test('a picture of another owner, a document and an unknown id are always left out', async () => {
  const other = await addSupplier(app);
  const car = buildCar((await uploadPicture(app, other)).id, crypto.randomUUID());
  expect(await listPhotos(await sendEnquiry(app, { companyId: agent.companyId, car }))).toEqual([]);
});

test.each(['http://photos.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'ab'])(
  'the photo %s is refused',
  async (photo) => {
    const body = enquiryBody(app, { companyId: agent.companyId, car: buildCar(photo) });
    const { status, problem } = await app.client(enquiryEndpoints.create, { body });
    expect([status, problem.errors?.[0]?.message]).toEqual([
      422,
      'Send the address of a picture, beginning with https://.',
    ]);
  },
);
