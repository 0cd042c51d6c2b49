import { createPaperWriter } from '../../../documents/words/create-paper-writer';
import { paymentParts, writeUpiLink } from './payment-ways';

const due = { amount: '600', printed: 'INR 600.00', number: 'INV/26-27/000007', company: 'Al Noor & Sons' };
const english = createPaperWriter({ timeZone: 'Asia/Kolkata' }, null);
const details = { bankAccount: 'Bank of India 1234', upiId: 'desk@bank' };

test('a UPI link names payee, amount with paise and the invoice, and nothing of it breaks the address', () => {
  const link = new URL(writeUpiLink(details.upiId, due));
  expect(link.protocol).toBe('upi:');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: 'desk@bank',
    pn: 'Al Noor & Sons',
    am: '600.00',
    cu: 'INR',
    tn: 'INV/26-27/000007',
  });
});

test('only what the company offers is printed, and UPI in India alone', () => {
  expect(paymentParts(english, 'in', details, due).groups[0]?.facts).toEqual([
    { label: 'Account', value: 'Bank of India 1234' },
    { label: 'Amount', value: 'INR 600.00' },
    { label: 'Quote', value: 'INV/26-27/000007' },
  ]);
  expect(paymentParts(english, 'in', details, due).code?.text).toMatch(/^upi:/);
  expect(paymentParts(english, 'ae', details, due).code).toBeUndefined();
  expect(paymentParts(english, 'in', { bankAccount: '', upiId: '' }, due)).toEqual({ groups: [] });
});
