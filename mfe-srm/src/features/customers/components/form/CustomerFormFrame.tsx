import type { CustomerRecord } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { useAfterUploads } from '@portal/shared/forms/after-uploads';
import { EditFrame } from '@portal/shared/forms/edit';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify } from '@portal/shared/portal';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { CustomerForm } from '../../../../entities/customer/hooks/useCustomerForm';
import { fieldNames } from '../../../../entities/customer/model/customer-values';
import { customerPath } from '../../../../entities/customer/paths';
import { ContactCard } from '../../../../entities/customer/components/form/ContactCard';
import { DocumentCard } from '../../../../entities/customer/components/form/DocumentCard';
import { Duplicate } from './Duplicate';

const loadConflict = async () =>
  (await import(/* webpackChunkName: "customers-conflict" */ './CustomerConflict')).CustomerConflict;

interface Props {
  of: CustomerForm;
  customer: CustomerRecord | null;
  isContactOnly?: boolean;
  /** Above the fields. */
  children?: ReactNode;
}

/** All fields of a customer. After saving, it opens the customer's page. */
export function CustomerFormFrame({ of, customer, isContactOnly = false, children }: Props) {
  const t = useCustomersText();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isDirty, isSubmitting, submitCount } = of.form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty, { steps: true });
  const comparing = useLazyPart(loadConflict, of.conflict !== null, () => of.settle(null));
  const save = async () => {
    const customerId = await of.submit();
    if (!customerId) return;
    release();
    notify({ title: t(customer ? 'customers.form.saved' : 'customers.form.added'), tone: 'success' });
    await navigate(customerPath(customerId));
  };
  const uploads = useAfterUploads(save, of.form.formState.errors);
  const parts = { of, customer, onUploading: uploads.onUploading };
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={of.failure}
      uploads={uploads}
      summary={of.errors.summary(fieldNames)}
      blocker={blocker}
      onSubmit={uploads.submit}
      onBlur={of.errors.onBlur}
      submitCount={submitCount}
      onDiscard={of.discard}
      {...(customer ? {} : { bar: { message: t('customers.form.new'), saveLabel: t('customers.add') } })}
    >
      {children}
      <ContactCard {...parts} isContactOnly={isContactOnly} />
      {!isContactOnly && (
        <>
          <DocumentCard {...parts} kind="drivingLicense" />
          <DocumentCard {...parts} kind="passport" />
        </>
      )}
      {of.existingId && <Duplicate existingId={of.existingId} customer={customer} />}
      {of.conflict && comparing && <comparing.Part conflict={of.conflict} onSettle={of.settle} />}
    </EditFrame>
  );
}
