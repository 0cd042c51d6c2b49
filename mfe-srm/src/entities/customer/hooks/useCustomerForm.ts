import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmCustomerEndpoints, type CustomerRecord } from '@portal/shared/contract';
import { isCode, useRecordForm } from '@portal/shared/forms';
import { useApi, useCountry, useInvalidate, useMutation, useSession } from '@portal/shared/portal';
import { findCallingCode } from '@portal/shared/ui/phone';
import { useState } from 'react';
import type { Sides } from '../../../libraries/compare/sides';
import { listDifferences, settleDifferences } from '../model/compare';
import { customerRules, type CheckedCustomer, type Registration } from '../model/customer-rules';
import { toFormValues, type CustomerValues } from '../model/customer-values';
import { fieldNames, type FieldName } from '../model/fields';
import { toCreateBody, toUpdateBody } from '../model/wire';

/** A customer as a form; without one, a new one. */
export function useCustomerForm(customer: CustomerRecord | null, registration: Registration) {
  const api = useApi();
  const country = useCountry();
  const userId = useSession()?.userId ?? '';
  const creating = useMutation(srmCustomerEndpoints.create);
  const updating = useMutation(srmCustomerEndpoints.update);
  const invalidate = useInvalidate();
  /** Who has the same passport or licence. */
  const [existingId, setExistingId] = useState<string | null>(null);
  const customerId = customer?.customerId;
  const { form, errors, failure, conflict, submit, discard, settle } = useRecordForm<
    CustomerValues,
    CheckedCustomer,
    string
  >({
    resolver: valibotResolver(customerRules(country.id, registration)),
    defaultValues: toFormValues(customer),
    fields: fieldNames,
    draftName: `srm-customer-${userId}-${customerId ?? 'new'}`,
    readStored:
      customerId === undefined
        ? undefined
        : async () => toFormValues(await api.call(srmCustomerEndpoints.get, { query: { customerId } })),
    async send(checked) {
      setExistingId(null);
      const savedId = await save(checked);
      const { list, get, changes } = srmCustomerEndpoints;
      await invalidate(list, get, changes);
      return savedId;
    },
    onRefused(error) {
      if (isCode(error, 'duplicate_customer')) setExistingId(error.existingId ?? null);
    },
  });

  async function save(checked: CheckedCustomer): Promise<string> {
    // Without the numbering plans only the portal's own countries can be recognised.
    const code = (await findCallingCode(checked.phoneNumber)) || country.callingCode;
    if (!customer) {
      const body = toCreateBody(checked, code, registration);
      return (await creating.run({ body })).customerId;
    }
    const body = toUpdateBody(checked, code, toFormValues(customer));
    await updating.run({ body: { ...body, customerId: customer.customerId } });
    return customer.customerId;
  }

  return {
    form,
    errors,
    failure,
    conflict,
    existingId,
    /** @returns the id of the saved customer */
    submit,
    discard() {
      discard();
      setExistingId(null);
    },
    /** Continues from the server's state, with the chosen fields of this form. */
    settle(sides: Sides<FieldName> | null) {
      if (!conflict || !sides) return settle(null, false);
      const next = settleDifferences(conflict.typed, conflict.stored, sides);
      settle(next, listDifferences(next, conflict.stored).length > 0);
    },
  };
}
export type CustomerForm = ReturnType<typeof useCustomerForm>;
