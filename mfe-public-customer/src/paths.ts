/** The addresses of the customer's page, in the portal and on its own. */
export const paths = {
  form: '/srm/customer-details/public',
  success: '/srm/customer-details/public/success',
} as const;
