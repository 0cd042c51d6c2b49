import { readMinor, srmChargeEndpoints, type ChargeDetails } from '@portal/shared/contract';
import { toInternational, writeWhatsAppLink } from '@portal/shared/contact';
import { FormFailure } from '@portal/shared/forms';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCapability, useCountry, useNotify } from '@portal/shared/portal';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { PaperButton } from '../../../../entities/trip/components/details/PaperButton';
import { useChargesText } from '../../../../messages/useChargesText';
import { useChargeForm } from '../../hooks/useChargeForm';

const Outside = styled.a`
  align-self: center;
`;

interface Props {
  charge: ChargeDetails;
  /** The code of its trip. */
  trip: string;
}

/** Tells the customer which charge is theirs: as a file, by e-mail, or in a prepared message. */
export function NoticePart({ charge, trip }: Props) {
  const t = useChargesText();
  const { id, currency } = useCountry();
  const { chargeId, contact, customerName, plate, at, amount, kind } = charge;
  const isOffered = useCapability('charge-notices');
  const message = t('charges.notice.message', {
    name: customerName ?? '',
    amount: formatMoney(readMinor(amount) ?? 0, currency),
    plate,
    moment: formatDateTime(at, id),
    trip,
  });
  const phone = isOffered ? toInternational(contact?.phone, id) : null;
  const whatsApp = phone && writeWhatsAppLink(phone, message);
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <PaperButton
          endpoint={srmChargeEndpoints.notice}
          input={{ query: { chargeId } }}
          name={t('charges.noticeName', { code: trip })}
        >
          {t('charges.notice')}
        </PaperButton>
        {whatsApp && (
          <Outside href={whatsApp} target="_blank" rel="noreferrer">
            {t('charges.notice.whatsApp')}
          </Outside>
        )}
      </Inline>
      {isOffered && <MailPart chargeId={chargeId} email={contact?.email ?? null} />}
      {isOffered && id === 'in' && kind === 'fine' && (
        <>
          <Text tone="muted" size={2}>
            {t('charges.ownerPack.text')}
          </Text>
          <Inline>
            <PaperButton
              endpoint={srmChargeEndpoints.ownerPack}
              input={{ query: { chargeId } }}
              name={t('charges.ownerPackName', { code: trip })}
            >
              {t('charges.ownerPack')}
            </PaperButton>
          </Inline>
        </>
      )}
    </Stack>
  );
}

function MailPart({ chargeId, email }: { chargeId: string; email: string | null }) {
  const t = useChargesText();
  const notify = useNotify();
  const { send, failure, isRunning } = useChargeForm(srmChargeEndpoints.sendNotice);
  if (email === null)
    return (
      <Text tone="muted" size={2}>
        {t('charges.notice.noMail')}
      </Text>
    );
  async function sendMail(to: string) {
    if (await send({ body: { chargeId } }))
      notify({ title: t('charges.notice.sent', { email: to }), tone: 'success' });
  }
  return (
    <>
      <Inline gap={2}>
        <Button busy={isRunning} onClick={() => void sendMail(email)}>
          {t('charges.notice.mail')}
        </Button>
        <Text tone="muted" size={2}>
          {t('charges.notice.mailTo', { email })}
        </Text>
      </Inline>
      <FormFailure error={failure} />
    </>
  );
}
