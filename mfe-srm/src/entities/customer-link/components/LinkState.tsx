import type { CustomerLinkState } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Inline, Text, type Tone } from '@portal/shared/ui';
import { useCustomerLinkText } from '../../../messages/useCustomerLinkText';
import { getLinkStage, type LinkStage } from '../model/link-stage';

const tones: Readonly<Record<LinkStage, Tone>> = {
  NONE: 'neutral',
  made: 'info',
  sent: 'info',
  opened: 'info',
  USED: 'success',
  EXPIRED: 'warning',
  REVOKED: 'neutral',
};

/** The state of the link; a screen reader hears when it changes. */
export function LinkState({ link }: { link: CustomerLinkState }) {
  const t = useCustomerLinkText();
  const { id: country } = useCountry();
  const stage = getLinkStage(link);
  const shown = (moment: string | null | undefined) => (moment ? formatDateTime(moment, country) : '');
  const values = {
    email: link.sentTo ?? '',
    until: shown(link.expiresAt),
    at: shown(link.usedAt ?? link.openedAt),
  };
  return (
    <div role="status">
      <Inline gap={3}>
        <Badge tone={tones[stage]}>{t(`customerLink.state.${stage}`)}</Badge>
        {stage !== 'NONE' && (
          <Text size={2} tone="muted">
            {t(`customerLink.when.${stage}`, values)}
          </Text>
        )}
      </Inline>
    </div>
  );
}
