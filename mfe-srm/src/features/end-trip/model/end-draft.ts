/** The key under which input of a closing is stored. */
export const endDraftName = (userId: string, bookingId: string): string => `srm-end-${userId}-${bookingId}`;
