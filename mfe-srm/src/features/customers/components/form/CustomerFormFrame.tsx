import type { CustomerRecord } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { useAfterUploads } from '@portal/shared/forms/upload';
import { EditFrame } from '@portal/shared/forms/edit';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify } from '@portal/shared/portal';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { CustomerForm } from '../../../../entities/customer/hooks/useCustomerForm';
import { fieldNames } from '../../../../entities/customer/model/fields';
import { customerPath } from '../../../../entities/customer/paths';
import { ContactCard } from '../../../../entities/customer/components/form/ContactCard';
import { DocumentCard } from '../../../../entities/customer/components/form/DocumentCard';
import { PersonCard } from '../../../../entities/customer/components/form/PersonCard';
import { Duplicate } from './Duplicate';

const loadConflict = async () =>
  (await import(/* webpackChunkName: "customers-conflict" */ './CustomerConflict')).CustomerConflict;

interface Props {
  customerForm: CustomerForm;
  customer: CustomerRecord | null;
  isContactOnly?: boolean;
  /** Above the fields. */
  children?: ReactNode;
}

/** All fields of a customer. After saving, it opens the customer's page. */
export function CustomerFormFrame({ customerForm, customer, isContactOnly = false, children }: Props) {
  const t = useCustomersText();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isDirty, isSubmitting, submitCount } = customerForm.form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty, { steps: true });
  useArrivalFocus(() => customerForm.form.setFocus('customerName'), customer === null);
  const comparing = useLazyPart(loadConflict, customerForm.conflict !== null, () =>
    customerForm.settle(null),
  );
  const save = async () => {
    const customerId = await customerForm.submit();
    if (!customerId) return;
    release();
    notify({ title: t(customer ? 'customers.form.saved' : 'customers.form.added'), tone: 'success' });
    await navigate(customerPath(customerId), { state: { isAdded: customer === null } });
  };
  const uploads = useAfterUploads(save, customerForm.form.formState.errors);
  const parts = { customerForm, customer, onUploading: uploads.onUploading };
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={customerForm.failure}
      uploads={uploads}
      summary={customerForm.errors.summary(fieldNames)}
      blocker={blocker}
      onSubmit={uploads.submit}
      onBlur={customerForm.errors.onBlur}
      submitCount={submitCount}
      onDiscard={customerForm.discard}
      {...(customer ? {} : { bar: { message: t('customers.form.new'), saveLabel: t('customers.add') } })}
    >
      {children}
      <ContactCard {...parts} />
      {!isContactOnly && (
        <>
          <DocumentCard {...parts} kind="drivingLicense" />
          <DocumentCard {...parts} kind="passport" />
          <PersonCard {...parts} />
        </>
      )}
      {customerForm.existingId && <Duplicate existingId={customerForm.existingId} customer={customer} />}
      {customerForm.conflict && comparing && (
        <comparing.Part conflict={customerForm.conflict} onSettle={customerForm.settle} />
      )}
    </EditFrame>
  );
}
