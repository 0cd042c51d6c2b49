import { useCurrentCompany } from '@portal/shared/account';
import type { Enquiry } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Icon, Text, type IconName } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { toInternational, writeMailLink, writePhoneLink, writeWhatsAppLink } from '@portal/shared/contact';
import { prepareText } from '../model/prepare-text';
import { WhatsAppMark } from './WhatsAppMark';

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: var(--space-2);
`;

const Way = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-2);
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-2);
  color: var(--color-ink-1);
  font-weight: 600;
  text-decoration: none;
  & svg {
    color: var(--color-brand-ink);
  }
  &:hover {
    border-color: var(--color-line-strong);
    background: var(--color-surface-2);
  }
`;

/** Call, WhatsApp and e-mail, each with a text that the agent only has to check. */
export function ContactLinks({ enquiry }: { enquiry: Enquiry }) {
  const t = useText();
  const { id: country } = useCountry();
  const { company } = useCurrentCompany();
  const text = prepareText(enquiry, company?.companyName ?? null, country, t);
  if (enquiry.isMasked) return <Text tone="muted">{t('enquiries.details.masked')}</Text>;
  const number = toInternational(enquiry.phone, country);
  const mail = writeMailLink(enquiry.email, text);
  if (!number && !mail) return <Text tone="muted">{t('enquiries.followUp.noContact')}</Text>;
  return (
    <Ways>
      {number && <Reach href={writePhoneLink(number)} icon="phone" label={t('enquiries.followUp.call')} />}
      {number && (
        <Way href={writeWhatsAppLink(number, text.body)} target="_blank" rel="noopener noreferrer">
          <WhatsAppMark />
          {t('enquiries.followUp.whatsApp')}
        </Way>
      )}
      {mail && <Reach href={mail} icon="mail" label={t('enquiries.followUp.email')} />}
    </Ways>
  );
}

const Reach = ({ href, icon, label }: { href: string; icon: IconName; label: string }) => (
  <Way href={href}>
    <Icon name={icon} size={20} />
    {label}
  </Way>
);
