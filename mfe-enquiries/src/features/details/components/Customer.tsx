import type { Enquiry } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { DescriptionList, Icon, Inline, Text } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import { customerName, emailText, phoneText } from '../../../entities/enquiry/model/customer';
import { toInternational, writeMailLink, writePhoneLink } from '@portal/shared/contact';

/** The customer. Masked contact data is not a link, and the text says what unlocks it. */
export function Customer({ enquiry }: { enquiry: Enquiry }) {
  const t = useText();
  const { id: country } = useCountry();
  const number = enquiry.isMasked ? null : toInternational(enquiry.phone, country);
  const mail = enquiry.isMasked ? null : writeMailLink(enquiry.email);
  const [phone, email] = [
    <bdi key="phone">{phoneText(enquiry, t)}</bdi>,
    <bdi key="email">{emailText(enquiry, t)}</bdi>,
  ];
  return (
    <>
      <DescriptionList
        items={[
          { term: t('enquiries.details.name'), description: <bdi>{customerName(enquiry, t)}</bdi> },
          {
            term: t('enquiries.details.phone'),
            description: number ? <a href={writePhoneLink(number)}>{phone}</a> : phone,
          },
          { term: t('enquiries.details.email'), description: mail ? <a href={mail}>{email}</a> : email },
        ]}
      />
      {enquiry.isMasked && (
        <Text tone="muted" size={2}>
          <Inline as="span">
            <Icon name="eye-off" />
            {t('enquiries.details.masked')}
          </Inline>
        </Text>
      )}
    </>
  );
}
