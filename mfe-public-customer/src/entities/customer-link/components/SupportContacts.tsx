import { useText } from '../../../messages/useText';
import type { PortalConfig } from '@portal/shared/contract';
import { Heading, Icon, type IconName } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

export type Support = PortalConfig['support'];

const Section = styled.section`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: var(--space-2) 0 0;
  list-style: none;
`;

const Contact = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  color: var(--color-brand-ink);
  overflow-wrap: anywhere;
`;

/** The support contacts of the portal; those not configured are left out. */
export function SupportContacts({ phone, email, chatUrl }: Support) {
  const t = useText();
  const id = useId();
  const contacts: { icon: IconName; href: string; text: string }[] = [];
  if (phone) {
    contacts.push({
      icon: 'phone',
      href: `tel:${phone.replace(/[^+\d]/g, '')}`,
      text: t('customer.support.phone', { phone }),
    });
  }
  if (email)
    contacts.push({ icon: 'mail', href: `mailto:${email}`, text: t('customer.support.email', { email }) });
  if (chatUrl) contacts.push({ icon: 'help', href: chatUrl, text: t('customer.support.chat') });
  if (contacts.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {t('customer.support.title')}
      </Heading>
      <List>
        {contacts.map(({ icon, href, text }) => (
          <li key={href}>
            <Contact href={href} rel="noreferrer">
              <Icon name={icon} />
              {text}
            </Contact>
          </li>
        ))}
      </List>
    </Section>
  );
}
