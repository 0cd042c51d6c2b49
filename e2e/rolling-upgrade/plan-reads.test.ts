import { fillRead, findIds, listReads, type ApiDescription } from './plan-reads';

const json = { '200': { content: { 'application/json': {} } } };
const needed = (name: string, place = 'query', choices?: string[]) => ({
  name,
  in: place,
  required: true,
  schema: choices ? { enum: choices } : {},
});

const description: ApiDescription = {
  paths: {
    '/srm-customers/list': {
      get: {
        operationId: 'srmCustomers.list',
        parameters: [{ ...needed('search'), required: false }],
        responses: json,
      },
      post: { operationId: 'srmCustomers.other', parameters: [], responses: json },
    },
    '/enquiries/{enquiryId}': {
      get: { operationId: 'enquiries.get', parameters: [needed('enquiryId', 'path')], responses: json },
    },
    '/enquiries/live': {
      get: {
        operationId: 'enquiries.live',
        parameters: [],
        responses: { '200': { content: { 'text/event-stream': {} } } },
      },
    },
    '/riderent/enquiries/admin/all': {
      get: { operationId: 'enquiries.all', parameters: [], responses: json },
    },
    '/removed-since': { get: { operationId: 'removed.since', parameters: [], responses: json } },
  },
};

test('an agent reads what the API has, without streams and what is for others', () => {
  expect(listReads(description).map(({ id }) => id)).toEqual([
    'srmCustomers.list',
    'enquiries.get',
    'removed.since',
  ]);
});

test('parameters that an API requires are filled in, and only these', () => {
  const [list, enquiry] = listReads(description);
  expect(fillRead(list!, { search: 'Leila' })).toBe('/srm-customers/list');
  expect(fillRead(enquiry!, { enquiryId: 'a/b' })).toBe('/enquiries/a%2Fb');
  expect(fillRead(enquiry!, { customerId: 'a' })).toBeUndefined();
  const figures = { id: 'figures', path: '/figures', needs: [needed('groupBy', 'query', ['month', 'day'])] };
  expect(fillRead(figures, {})).toBe('/figures?groupBy=month');
});

test('answers give ids by the name of the parameter, the first of a name', () => {
  const [first, second] = ['01a229f7-4cca-7104-83b8-b0d82e9ef88b', '01a229f7-4cc0-7136-bd27-379af8f2162f'];
  expect(
    findIds({
      result: {
        list: [
          { chargeId: first, plate: 'A 1', trip: { bookingId: second } },
          { chargeId: second, trafficFineId: 'TF-7', vehicleId: null },
        ],
      },
    }),
  ).toEqual({ chargeId: first, bookingId: second });
  expect(findIds(null)).toEqual({});
});
