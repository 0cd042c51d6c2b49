import { customerPagePath, paymentPagePath } from '@portal/shared/contract';

/** The addresses of the customer's page, in the portal and standalone. */
export const paths = {
  form: customerPagePath,
  success: `${customerPagePath}/success`,
  payment: paymentPagePath,
} as const;
