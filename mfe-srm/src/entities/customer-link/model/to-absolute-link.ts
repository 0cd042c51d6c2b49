import { addBasePath } from '@portal/shared/base-path';
import { customerPagePath } from '@portal/shared/contract';

/**
 * A server that answers only the token leaves the address to the portal: its own, which has the customer's
 * page too.
 */
export const toAbsoluteLink = (
  { token, link }: { readonly token: string; readonly link?: string | null | undefined },
  origin: string = window.location.origin,
): string => link ?? `${origin}${addBasePath(customerPagePath)}#token=${token}`;
