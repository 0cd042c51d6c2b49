/** The key under which input of a trip's payment is stored. */
export const paymentDraftName = (userId: string, bookingId: string): string =>
  `srm-payment-${userId}-${bookingId}`;
