import { isApiError } from '@portal/shared/api';
import { srmCustomerEndpoints, type CustomerRecord } from '@portal/shared/contract';
import { useFailureText } from '@portal/shared/forms';
import { useApi, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import { useCustomersText } from '../../../messages/useCustomersText';
import { getCustomerName } from '../../../entities/customer/model/customer';

const loadSaver = () => import(/* webpackChunkName: "save-file" */ '@portal/shared/csv/save-file');

/** All stored data of a customer, as a file for the customer. */
export function useExport(customer: CustomerRecord) {
  const t = useCustomersText();
  const api = useApi();
  const notify = useNotify();
  const describe = useFailureText();
  const [isRunning, setRunning] = useState(false);
  async function run() {
    setRunning(true);
    try {
      const query = { customerId: customer.customerId };
      const [{ saveFile }, data] = await Promise.all([
        loadSaver(),
        api.call(srmCustomerEndpoints.exportData, { query }),
      ]);
      const name = t('customers.export.name', {
        name: getCustomerName(customer).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
      });
      saveFile(JSON.stringify(data, null, 2), 'application/json', name);
      notify({ title: t('customers.export.done'), tone: 'success' });
    } catch (error) {
      console.error('The data could not be had', error);
      const { title, text } = isApiError(error)
        ? describe(error)
        : { title: srmCustomerEndpoints.exportData.failure, text: undefined };
      notify({ title, ...(text ? { description: text } : {}), tone: 'destructive' });
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, run };
}
