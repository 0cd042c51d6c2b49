/** Under which name what is typed into a trip's payment is kept. */
export const paymentDraftName = (userId: string, bookingId: string): string =>
  `srm-payment-${userId}-${bookingId}`;
