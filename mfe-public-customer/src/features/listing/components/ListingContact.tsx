import { toInternational, writePhoneLink, writeWhatsAppLink } from '@portal/shared/contact';
import { isCountryCode, type PublicListing } from '@portal/shared/contract';
import { Card, Icon, Inline, Text } from '@portal/shared/ui';
import { ActionLink } from '../../../entities/customer-link/components/ActionLink';
import { useListingText } from '../../../messages/useListingText';

/** The number that the listing names for customers: a call or a message. */
export function ListingContact({ listing }: { listing: PublicListing }) {
  const t = useListingText();
  const { title: vehicle, phoneNumber, country } = listing;
  const phone = isCountryCode(country) ? toInternational(phoneNumber, country) : null;
  return (
    <Card title={t('listing.contact')}>
      {phone ? (
        <Inline gap={3}>
          <ActionLink href={writePhoneLink(phone)}>
            <Icon name="phone" />
            {/* Digits keep their order in Arabic too. */}
            {t('listing.call', { phone: `\u2066${phone}\u2069` })}
          </ActionLink>
          <ActionLink
            $isSecondary
            href={writeWhatsAppLink(
              phone,
              t('listing.whatsApp.message', { vehicle, link: window.location.href }),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('listing.whatsApp')}
          </ActionLink>
        </Inline>
      ) : (
        <Text>{t('listing.contact.none')}</Text>
      )}
    </Card>
  );
}
