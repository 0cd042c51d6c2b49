import { createUseText } from '@portal/shared/i18n';
import { listingMessages } from './listing-messages';

/** `t` for the public page of a listing. Its texts load with that page. */
export const useListingText = createUseText(listingMessages.en, listingMessages.others);
