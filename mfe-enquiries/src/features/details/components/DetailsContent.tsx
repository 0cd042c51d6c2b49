import type { Enquiry } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Badge, Inline, Stack, Text } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import { Countdown } from '../../../entities/enquiry/components/table/ExpiryCell';
import { NextActions, type NextActionsProps } from '../../../entities/enquiry/components/table/NextActions';
import { reasonLabel } from '../../../entities/enquiry/model/action';
import { trimText } from '../../../entities/enquiry/model/car';
import { toRow } from '../../../entities/enquiry/model/row';
import { statusLabel, statusTone } from '../../../entities/enquiry/model/status';
import { FollowUpButton } from '../../../entities/follow-up/FollowUpButton';
import { FollowUpChip } from '../../../entities/follow-up/FollowUpChip';
import type { Details } from '../hooks/useEnquiryDetails';
import { BookingFigures } from './BookingFigures';
import { ConvertToTrip } from './ConvertToTrip';
import { Customer } from './Customer';
import { History } from './History';
import { Message } from './Message';
import { PhotoGallery } from './PhotoGallery';
import { Place } from './Place';
import { Section } from '../../../entities/enquiry/components/Section';

type Props = Details & Pick<NextActionsProps, 'commands' | 'staged' | 'isBusy'> & { enquiry: Enquiry };

export function DetailsContent({ enquiry, commands, staged, isBusy, ...details }: Props) {
  const t = useText();
  const { id: country } = useCountry();
  const row = toRow(enquiry, t);
  const canConvert = useCapability('enquiry-conversion');
  const keepsFollowUps = useCapability('follow-ups');
  const { followUp } = enquiry;
  const canFollowUp = row.status === 'CONTACTED' || row.status === 'AGENTVIEW';
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Inline gap={3}>
          <Badge tone={statusTone(row.status)} icon={false}>
            {statusLabel(enquiry.status, t)}
          </Badge>
          <Text as="span" tone="muted" size={2} tabular>
            <time dateTime={enquiry.createdAt}>{formatDateTime(enquiry.createdAt, country)}</time>
          </Text>
          <Text as="span" tone="muted" size={2}>
            <bdi dir="ltr">#{row.shortId}</bdi>
          </Text>
        </Inline>
        {row.status === 'CANCELLED' && enquiry.cancelReason && (
          <Text size={2}>{reasonLabel(enquiry.cancelReason, t)}</Text>
        )}
        {row.status === 'NEW' && <Countdown expiresAt={row.expiresAt} />}
        <Inline>
          <NextActions row={row} commands={commands} staged={staged} isBusy={isBusy} withFollowUp={false} />
          {canConvert && canFollowUp && !enquiry.isMasked && <ConvertToTrip enquiryId={row.id} />}
        </Inline>
        <PhotoGallery key={row.id} car={enquiry.car} />
        <Place car={enquiry.car} />
      </Stack>
      <Section title={t('enquiries.details.message')}>
        <Message text={trimText(enquiry.message)} label={t('enquiries.details.message')} />
      </Section>
      <Section title={t('enquiries.details.customer')}>
        <Customer enquiry={enquiry} />
      </Section>
      <Section title={t('enquiries.details.booking')}>
        <BookingFigures row={row} />
      </Section>
      {(followUp ?? (keepsFollowUps && canFollowUp)) && (
        <Section
          title={t('enquiries.followUp.reminder')}
          action={canFollowUp && <FollowUpButton enquiry={enquiry} />}
        >
          {followUp ? (
            <Inline>
              <FollowUpChip followUp={followUp} />
            </Inline>
          ) : (
            <Text tone="muted">{t('enquiries.details.noReminder')}</Text>
          )}
          {followUp?.note && <Text dir="auto">{followUp.note}</Text>}
        </Section>
      )}
      <History {...details} />
    </Stack>
  );
}
