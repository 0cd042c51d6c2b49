import type { Enquiry } from '@portal/shared/contract';
import { Banner, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useText } from '../../messages/useText';
import { vehicleName } from '../enquiry/model/car';
import { customerName } from '../enquiry/model/customer';
import { ContactLinks } from './components/ContactLinks';
import { ReminderForm } from './components/ReminderForm';

interface FollowUpDialogProps {
  enquiry: Enquiry;
  onClose: () => void;
}

/** How to reach the customer, and when to be reminded of it. */
export function FollowUpDialog({ enquiry, onClose }: FollowUpDialogProps) {
  const t = useText();
  const [unsupported, setUnsupported] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('enquiries.followUp.title')} onClose={onClose} busy={busy}>
      <Stack gap={5}>
        <Text tone="secondary">
          <bdi>{customerName(enquiry, t)}</bdi> · <bdi>{vehicleName(enquiry.car, t)}</bdi>
        </Text>
        <ContactLinks enquiry={enquiry} />
        {unsupported && (
          <Banner tone="warning" title={t('enquiries.followUp.unsupported')}>
            {t('enquiries.followUp.unsupportedHelp')}
          </Banner>
        )}
        <ReminderForm
          enquiry={enquiry}
          onBusy={setBusy}
          onDone={onClose}
          onUnsupported={() => setUnsupported(true)}
        />
      </Stack>
    </Dialog>
  );
}
