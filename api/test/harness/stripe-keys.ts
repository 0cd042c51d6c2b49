/** Keys of nobody's account. */
export const stripeKeys = { secretKey: 'key_of_no_account', webhookSecret: 'secret of no account' } as const;
