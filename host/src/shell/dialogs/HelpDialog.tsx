import { writePhoneLink, writeWhatsAppLink } from '@portal/shared/contact';
import { useConfig } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import styled from 'styled-components';
import { useHelpMessages } from '../../messages/useHelpMessages';
import { HelpChannel } from './HelpChannel';
import { HelpTopics } from './HelpTopics';

const Channels = styled.div`
  display: grid;
  gap: var(--space-2);
  @media (min-width: 480px) {
    grid-template-columns: 1fr 1fr 1.5fr;
  }
`;

interface Props {
  /** Opened at this question. */
  topic?: string | undefined;
  onClose: () => void;
}

/** How to reach the support desk, and answers to frequent questions. */
export function HelpDialog({ topic, onClose }: Props) {
  const t = useHelpMessages();
  const { support } = useConfig();
  const number = `+${support.phone.replace(/\D/g, '')}`;
  // A deployment without its own chat is reached on WhatsApp under its phone number.
  const chat = support.chatUrl || writeWhatsAppLink(number);
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <Stack gap={4}>
        <Text tone="muted">{t('help.intro', { hours: t('help.hours') })}</Text>
        <Channels>
          <HelpChannel icon="help" label={t('help.chat')} href={chat} isExternal />
          <HelpChannel
            icon="phone"
            label={t('help.phone')}
            value={support.phone}
            href={writePhoneLink(number)}
          />
          <HelpChannel
            icon="mail"
            label={t('help.email')}
            value={support.email}
            href={`mailto:${support.email}`}
          />
        </Channels>
        <HelpTopics open={topic} />
      </Stack>
    </Dialog>
  );
}
