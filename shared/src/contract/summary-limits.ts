/** Summary invoices: one for several trips of a customer. */
export const summaryLimits = {
  tripsMin: 2,
  tripsMax: 50,
} as const;
