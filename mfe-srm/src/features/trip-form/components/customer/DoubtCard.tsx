import { valibotResolver } from '@hookform/resolvers/valibot';
import { limits, tripReason } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useCapability } from '@portal/shared/portal';
import { Banner, Button, Card, Inline } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import * as v from 'valibot';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { getCustomerName } from '../../../../entities/customer/model/customer';
import type { ChooseCustomer, Doubt } from '../../hooks/useChooseCustomer';

const rules = v.object({ reason: tripReason });

/** Why to think twice. An agent with a reason can still continue. */
export function DoubtCard({ choice, doubt }: { choice: ChooseCustomer; doubt: Doubt }) {
  const t = useTripFormText();
  const keepsReason = useCapability('spam-reasons');
  const { form, errors, frame } = useSubmitForm({
    resolver: valibotResolver(rules),
    // If the server stores no reason, none is asked for, and none is sent.
    defaultValues: { reason: keepsReason ? '' : t('trip.doubt.confirm') },
    fields: ['reason'],
    send: ({ reason }) => choice.chooseAllTheSame(reason),
  });
  const { count, reasons, customer } = doubt;
  const refused = choice.failure?.fields.find(({ path }) => path === 'spamReason')?.message;
  return (
    <Card title={t('trip.doubt.title', { name: getCustomerName(customer) })}>
      <Form {...frame}>
        <Banner
          tone="warning"
          title={count === null ? t('trip.doubt.some') : t('trip.doubt.counted', { count })}
        >
          {reasons.length > 0 && (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Banner>
        {keepsReason && (
          <TextAreaField
            {...form.register('reason')}
            label={t('trip.doubt.reason')}
            help={t('trip.doubt.reasonHelp')}
            error={errors.getText('reason') ?? refused}
            maxLength={limits.trip.reasonMax}
            rows={2}
            dir="auto"
          />
        )}
        {!refused && <FormFailure error={choice.failure} />}
        <Inline justify="end">
          <Button onClick={choice.forget}>{t('trip.doubt.other')}</Button>
          <Button variant="primary" type="submit" busy={choice.running !== null}>
            {t('trip.doubt.confirm')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
