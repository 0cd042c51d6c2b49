/** Says for which connected account a call is; nothing for the operator's own. */
export const toAccountOption = (account: string | null): { readonly stripeAccount?: string } =>
  account === null ? {} : { stripeAccount: account };
