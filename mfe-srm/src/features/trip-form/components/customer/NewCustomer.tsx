import { srmCustomerEndpoints } from '@portal/shared/contract';
import { Form, FormFailure, useUnsavedGuard } from '@portal/shared/forms';
import { useAfterUploads, WaitingForFiles } from '@portal/shared/forms/upload';
import { useApi, useT } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { ContactCard } from '../../../../entities/customer/components/form/ContactCard';
import { DocumentCard } from '../../../../entities/customer/components/form/DocumentCard';
import { PersonCard } from '../../../../entities/customer/components/form/PersonCard';
import { RegistrationCard } from '../../../../entities/customer/components/form/RegistrationCard';
import { useCustomerForm } from '../../../../entities/customer/hooks/useCustomerForm';
import type { registrations } from '../../../../entities/customer/model/customer-rules';
import { fieldNames } from '../../../../entities/customer/model/fields';
import type { ChooseCustomer } from '../../hooks/useChooseCustomer';
import { StepBar } from '../frame/StepBar';

interface Props {
  choice: ChooseCustomer;
  onBack: () => void;
}

/** A new customer, entered in place: with the contact alone, the customer fills in the rest. */
export function NewCustomer({ choice: choosing, onBack }: Props) {
  const t = useTripFormText();
  const say = useT();
  const api = useApi();
  const [registration, setRegistration] = useState<(typeof registrations)[number]>('contact');
  const customerForm = useCustomerForm(null, registration);
  const { isDirty, isSubmitting, submitCount } = customerForm.form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty, { steps: true });
  const choose = async (customerId: string) => {
    release();
    const known = { customerId, customerName: customerForm.form.getValues('customerName') };
    const customer = await api.call(srmCustomerEndpoints.get, { query: { customerId } }).catch(() => known);
    choosing.choose(customer);
  };
  const save = async () => {
    const customerId = await customerForm.submit();
    if (customerId) await choose(customerId);
  };
  const { existingId } = customerForm;
  const uploads = useAfterUploads(save, customerForm.form.formState.errors);
  const parts = { customerForm, customer: null, onUploading: uploads.onUploading };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        uploads.submit();
      }}
      onBlur={customerForm.errors.onBlur}
      submitCount={submitCount}
    >
      <RegistrationCard value={registration} onChange={setRegistration} />
      <ContactCard {...parts} />
      {registration === 'full' && (
        <>
          <DocumentCard {...parts} kind="drivingLicense" />
          <DocumentCard {...parts} kind="passport" />
          <PersonCard {...parts} />
        </>
      )}
      {existingId && (
        <Banner
          tone="warning"
          title={t('trip.customer.existing')}
          action={
            <Button size="sm" onClick={() => void choose(existingId)}>
              {t('trip.customer.useExisting')}
            </Button>
          }
        />
      )}
      <WaitingForFiles uploads={uploads} />
      <FormErrors errors={customerForm.errors.summary(fieldNames)} />
      <FormFailure error={customerForm.failure ?? choosing.failure} />
      <StepBar>
        <Button onClick={onBack}>{t('trip.customer.back')}</Button>
        <Button variant="primary" type="submit" busy={isSubmitting || choosing.running !== null}>
          {uploads.waiting > 0
            ? say('shared.form.waiting', { count: uploads.waiting })
            : t('trip.customer.add')}
        </Button>
      </StepBar>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('trip.leave.title')}
          confirmLabel={t('trip.leave.leave')}
          cancelLabel={t('trip.leave.stay')}
          tone="danger"
          onConfirm={() => {
            uploads.stop();
            customerForm.discard();
            blocker.proceed();
          }}
          onCancel={() => blocker.reset()}
        >
          {t('trip.leave.text')}
        </ConfirmDialog>
      )}
    </Form>
  );
}
