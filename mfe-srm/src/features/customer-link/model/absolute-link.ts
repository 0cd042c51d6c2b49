import { customerPagePath } from '@portal/shared/contract';

/** A server that answers the token alone leaves the address to the portal: its own, where the customer's page stands too. */
export const absoluteLink = (
  { token, link }: { readonly token: string; readonly link?: string | null | undefined },
  origin: string = window.location.origin,
): string => link ?? `${origin}${customerPagePath}#token=${token}`;
