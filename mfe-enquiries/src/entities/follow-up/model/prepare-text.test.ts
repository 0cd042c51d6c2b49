import { anEnquiry } from '../../../testing/enquiries';
import { words } from '../../../testing/words';
import { prepareText } from './prepare-text';

test('the text names the customer, the company, the vehicle and the dates', () => {
  expect(prepareText(anEnquiry(1, { name: ' Anna Petrova ' }), 'Dune & Drive', 'ae', words)).toEqual({
    subject: 'Your enquiry: Car 1, Jan 5 – 8, 2025',
    body: 'Hello Anna Petrova,\n\nthis is Dune & Drive. You asked about our Car 1 for Jan 5 – 8, 2025. Would you still like to rent it? We are glad to help with any question.',
  });
});

test('the text leaves out what is not known', () => {
  const enquiry = anEnquiry(1, { name: null, rentalStartDate: 'x', car: null });
  expect(prepareText(enquiry, null, 'ae', words)).toEqual({
    subject: 'Your enquiry: Unknown Vehicle',
    body: 'Hello,\n\nyou asked about our Unknown Vehicle. Would you still like to rent it? We are glad to help with any question.',
  });
});
