const MOST = 99;

/** The short form for a small space: `99+` above 99. */
export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
