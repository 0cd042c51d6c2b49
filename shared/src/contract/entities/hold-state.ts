/**
 * The life of a deposit that a bank holds on a customer's card. It ends once: captured (the bank releases the rest),
 * released, or lapsed.
 */
export const holdStates = ['AUTHORISED', 'CAPTURED', 'RELEASED', 'LAPSED'] as const;
export type HoldState = (typeof holdStates)[number];
