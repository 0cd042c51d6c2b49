import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useNotify } from '@portal/shared/portal';
import { Button, Card, ErrorState, Inline, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useCustomerLinkText } from '../../../messages/useCustomerLinkText';
import { useCustomerLink } from '../hooks/useCustomerLink';
import { isOpen } from '../model/link-stage';
import { ShareLink } from './ShareLink';
import { LinkState } from './LinkState';
import { RevokeButton } from './RevokeButton';

export interface CustomerLinkPanelProps {
  /** One of the company's customers: the contact alone is enough. */
  customerId: string;
  /** The trip that the link is for; its vehicle and dates are shown to the customer. */
  bookingId: string;
  /**
   * The customer has sent the form, so the page's data about them is out of date. Called once, from the live
   * connection.
   */
  onFilled?: () => void;
}

/** Sends or copies the link to the customer's own form, and shows its state. */
export function CustomerLinkPanel({ customerId, bookingId, onFilled }: CustomerLinkPanelProps) {
  const t = useCustomerLinkText();
  const notify = useNotify();
  const desk = useCustomerLink({ customerId, bookingId, onFilled });
  const { customer, link } = desk;
  const email = customer?.email ?? '';

  async function send() {
    if (!customer) return;
    const sent = await awaitSuccess(desk.send(customer));
    if (sent) notify({ title: t('customerLink.sent', { email }), tone: 'success' });
  }

  return (
    <Card title={t('customerLink.title')} subtitle={t('customerLink.text')}>
      <Stack gap={4}>
        {desk.hasState && !desk.stateError && (link ? <LinkState link={link} /> : <Skeleton width="12rem" />)}
        {desk.stateError && (
          <ErrorState
            title={t('customerLink.failed.state')}
            level={3}
            onRetry={() => void desk.refreshState()}
          >
            {desk.stateError.message}
          </ErrorState>
        )}
        <FormFailure error={desk.error} />
        {customer && !email && <Text>{t('customerLink.noEmail')}</Text>}
        {email && (
          <Inline gap={3}>
            <Button
              icon="mail"
              variant={link?.state === 'USED' ? 'secondary' : 'primary'}
              busy={desk.isSending}
              onClick={() => void send()}
            >
              {t(isOpen(link) && link?.sentTo ? 'customerLink.sendAgain' : 'customerLink.send', { email })}
            </Button>
          </Inline>
        )}
        <ShareLink desk={desk} arrives />
        {isOpen(link) && (
          <Inline gap={3}>
            <RevokeButton desk={desk} />
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
