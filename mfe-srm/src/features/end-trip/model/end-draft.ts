/** Under which name what is typed into a closing is kept. */
export const endDraftName = (userId: string, bookingId: string): string => `srm-end-${userId}-${bookingId}`;
