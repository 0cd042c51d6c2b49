/** Additional drivers of a trip. */
export const driverLimits = {
  /** At one time. */
  max: 4,
} as const;
