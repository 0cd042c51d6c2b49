import { countryCodes, enquiryEndpoints } from '@portal/shared/contract';
import { addSupplier } from '../../test/harness/enquiries';
import { startTestApp } from '../../test/harness/start-test-app';
import { makeEnquiry } from './make-enquiry';

test.each(countryCodes)('the API accepts every made-up enquiry of %s', async (country) => {
  const app = await startTestApp({ country });
  try {
    const { companyId } = await addSupplier(app);
    for (let number = 0; number < 60; number += 1) {
      const body = { ...makeEnquiry(country, number, app.clock.now()), companyId };
      const { status, text } = await app.client(enquiryEndpoints.create, { body });
      expect([body.name, body.car.vehicleTitle, status, status === 201 ? '' : text]).toEqual([
        body.name,
        body.car.vehicleTitle,
        201,
        '',
      ]);
    }
  } finally {
    await app.close();
  }
});
