import { toInternational, writeMailLink, writePhoneLink, writeWhatsAppLink } from '@portal/shared/contact';
import type { Country } from '@portal/shared/contract';
import type { TranslateText } from '../../../../messages/useText';
import { avatarLetters, emailText, phoneText } from '../../../../entities/enquiry/model/customer';
import type { Row } from '../../../../entities/enquiry/model/row';

interface Props {
  row: Row;
  t: TranslateText;
  country: Country;
  tabIndex: number;
}

/** Who asks. Once unlocked, one press calls them, writes to them on WhatsApp or by e-mail. */
export function CustomerCell({ row, t, country, tabIndex }: Props) {
  const { enquiry } = row;
  const email = emailText(enquiry, t);
  // Some servers do not mask what is locked.
  const isLocked = row.status === 'NEW' || enquiry.isMasked;
  const number = isLocked ? null : toInternational(enquiry.phone, country.id);
  const mail = isLocked ? null : writeMailLink(enquiry.email);
  return (
    <div className="customer" role="gridcell">
      <span className="avatar" aria-hidden>
        {avatarLetters(enquiry)}
      </span>
      <div>
        <p className="strong" dir="auto" title={row.customer}>
          {row.customer}
        </p>
        {number ? (
          <p dir="ltr" className="ways">
            <a href={writePhoneLink(number)} data-key="p" tabIndex={tabIndex}>
              {phoneText(enquiry, t)}
            </a>
            <a
              href={writeWhatsAppLink(number)}
              data-key="w"
              target="_blank"
              rel="noopener noreferrer"
              tabIndex={tabIndex}
              aria-label={t('enquiries.row.whatsApp', { customer: row.customer })}
            >
              {t('enquiries.row.whatsAppShort')}
            </a>
          </p>
        ) : (
          <p dir="ltr">{phoneText(enquiry, t)}</p>
        )}
        <p dir="ltr" title={email} className={mail ? 'ways' : undefined}>
          {mail ? (
            <a href={mail} data-key="e" tabIndex={tabIndex}>
              {email}
            </a>
          ) : (
            email
          )}
        </p>
      </div>
    </div>
  );
}
