import { writePublicListingPath } from '@portal/shared/contract';

import type { Deps } from '../../../deps';

interface Linked {
  readonly linkId: string;
  readonly isVisible: boolean;
}

/** The address at which anyone sees the listing; null while it is hidden. */
export const writePublicLink = (
  { config, country }: Pick<Deps, 'config' | 'country'>,
  { linkId, isVisible }: Linked,
): string | null => (isVisible ? `${config.customerUrl}${writePublicListingPath(country.id, linkId)}` : null);
