import { srmCustomerEndpoints, type CustomerRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, Stack, Text, TextField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { paths } from '../../../../model/paths';
import {
  documentKinds,
  listDocumentFiles,
  getCustomerName,
} from '../../../../entities/customer/model/customer';

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

interface Props {
  customer: CustomerRecord;
  onClose: () => void;
}

/** Deletes the customer permanently, after their name was typed. */
export function EraseDialog({ customer, onClose }: Props) {
  const t = useCustomersText();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmCustomerEndpoints.erase);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const name = getCustomerName(customer) || t('customers.nameless');
  const scans = documentKinds.reduce((count, kind) => count + listDocumentFiles(customer, kind).length, 0);
  async function erase() {
    if (plain(typed) !== plain(name)) return setWrong(true);
    const isDone = await awaitSuccess(run({ query: { customerId: customer.customerId } }));
    if (!isDone) return;
    notify({ title: t('customers.erase.done', { name }), tone: 'success' });
    void invalidate(srmCustomerEndpoints.list);
    await navigate(paths.customers);
  }
  return (
    <Dialog
      role="alertdialog"
      title={t('customers.erase.title', { name })}
      busy={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {t('customers.erase.keep')}
          </Button>
          <Button variant="danger" busy={isRunning} onClick={() => void erase()}>
            {t('customers.erase.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('customers.erase.text')}</Text>
        <ul>
          <li>{t('customers.erase.contact')}</li>
          <li>{t('customers.erase.documents', { scans })}</li>
          <li>{t('customers.erase.picture')}</li>
        </ul>
        <Text tone="muted" size={2}>
          {t('customers.erase.stays')}
        </Text>
        <TextField
          label={t('customers.erase.type', { name })}
          value={typed}
          autoComplete="off"
          dir="auto"
          error={isWrong && plain(typed) !== plain(name) ? t('customers.erase.wrong', { name }) : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormFailure error={error} />
      </Stack>
    </Dialog>
  );
}
