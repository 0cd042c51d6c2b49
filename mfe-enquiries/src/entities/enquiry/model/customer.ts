import type { Enquiry } from '@portal/shared/contract';
import { getInitials } from '@portal/shared/format';
import type { TranslateText } from '../../../messages/useText';
import { trimText } from './car';

type Contact = Pick<Enquiry, 'name' | 'phone' | 'email'>;

export const customerName = ({ name }: Contact, t: TranslateText): string =>
  trimText(name) || t('enquiries.customer.unknown');
export const phoneText = ({ phone }: Contact, t: TranslateText): string =>
  trimText(phone) || t('enquiries.notAvailable');
export const emailText = ({ email }: Contact, t: TranslateText): string =>
  trimText(email) || t('enquiries.notAvailable');

/** From two words of the name, else the name, else the e-mail; a question mark without any. */
export const avatarLetters = ({ name, email }: Contact): string => getInitials(name, trimText(email)) || '?';
