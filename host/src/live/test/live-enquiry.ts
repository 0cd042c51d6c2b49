import type { Enquiry, LiveEnquiry } from '@portal/shared/contract';

export const buildEnquiry = (id: string, more: Partial<Enquiry> = {}): Enquiry => ({
  _id: id,
  rentalStartDate: '2026-01-05T08:00:00.000Z',
  rentalEndDate: '2026-01-08T08:00:00.000Z',
  name: 'A*** P***',
  status: 'NEW',
  createdAt: '2026-01-01T08:00:00.000Z',
  isMasked: true,
  car: { vehicleTitle: 'Nissan Patrol' },
  version: 1,
  ...more,
});

export const buildLiveEnquiry = (id: string, kind: LiveEnquiry['kind'] = 'created'): LiveEnquiry => ({
  kind,
  at: '2026-01-01T08:00:00.000Z',
  enquiry: buildEnquiry(id),
});
