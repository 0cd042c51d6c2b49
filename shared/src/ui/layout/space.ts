/** Steps of the 4 px grid that exist as tokens. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export const space = (step: Space): string => (step === 0 ? '0' : `var(--space-${step})`);
