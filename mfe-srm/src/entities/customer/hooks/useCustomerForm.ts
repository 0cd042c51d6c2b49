import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { srmCustomerEndpoints, type CustomerRecord } from '@portal/shared/contract';
import { applyFieldErrors, isCode, useShownErrors } from '@portal/shared/forms';
import {
  useApi,
  useCountry,
  useFormDraft,
  useInvalidate,
  useMutation,
  useSession,
} from '@portal/shared/portal';
import { callingCodeOfNumber } from '@portal/shared/ui/phone';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Sides } from '../../../libraries/compare/sides';
import { differences, settled } from '../model/compare';
import { customerRules, type CheckedCustomer, type Registration } from '../model/customer-rules';
import { fieldNames, toFormValues, type CustomerValues, type FieldName } from '../model/customer-values';
import { toCreateBody, toUpdateBody } from '../model/wire';

/** The input here, next to what was saved elsewhere. */
export interface Conflict {
  readonly typed: CustomerValues;
  readonly stored: CustomerValues;
}

/** A customer as a form; without one, a new one. */
export function useCustomerForm(customer: CustomerRecord | null, registration: Registration) {
  const api = useApi();
  const country = useCountry();
  const userId = useSession()?.userId ?? '';
  const creating = useMutation(srmCustomerEndpoints.create);
  const updating = useMutation(srmCustomerEndpoints.update);
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Who has the same passport or licence. */
  const [existingId, setExistingId] = useState<string | null>(null);
  const [start] = useState(() => toFormValues(customer));
  const form = useForm<CustomerValues, unknown, CheckedCustomer>({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: valibotResolver(customerRules(country.id, registration)),
    defaultValues: start,
  });
  const draft = useFormDraft(form, `srm-customer-${userId}-${customer?.customerId ?? 'new'}`);
  const errors = useShownErrors(form);

  async function send(checked: CheckedCustomer): Promise<string> {
    // Without the numbering plans only the portal's own countries can be recognised.
    const code = (await callingCodeOfNumber(checked.phoneNumber)) || country.callingCode;
    if (!customer) {
      const body = toCreateBody(checked, code, registration);
      return (await creating.run({ body })).customerId;
    }
    const { customerId } = customer;
    const body = toUpdateBody(checked, code, toFormValues(customer));
    await updating.run({ body: { ...body, customerId } });
    return customerId;
  }

  /** @returns the id of the saved customer */
  async function submit(): Promise<string | null> {
    let saved: string | null = null;
    await form.handleSubmit(async (checked) => {
      setFailure(null);
      setExistingId(null);
      try {
        saved = await send(checked);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (isCode(error, 'duplicate_customer')) setExistingId(error.existingId ?? null);
        if (customer && isCode(error, 'changed_meanwhile', 'version_conflict'))
          await compare(customer.customerId);
        else if (!applyFieldErrors(form, error, fieldNames)) setFailure(error);
      }
    })();
    if (saved) {
      draft.clear();
      const { list, get, changes } = srmCustomerEndpoints;
      await invalidate(list, get, changes);
    }
    return saved;
  }

  async function compare(customerId: string) {
    try {
      const stored = await api.call(srmCustomerEndpoints.get, { query: { customerId } });
      setConflict({ typed: form.getValues(), stored: toFormValues(stored) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  }

  return {
    form,
    errors,
    failure,
    conflict,
    existingId,
    submit,
    discard() {
      form.reset(start);
      draft.clear();
      setFailure(null);
      setExistingId(null);
    },
    /** Continues from the server's state, with the chosen fields of this form. */
    settle(sides: Sides<FieldName> | null) {
      if (conflict && sides) {
        const next = settled(conflict.typed, conflict.stored, sides);
        form.reset(conflict.stored);
        form.reset(next, { keepDefaultValues: true });
        if (differences(next, conflict.stored).length === 0) draft.clear();
      }
      setConflict(null);
    },
  };
}
export type CustomerForm = ReturnType<typeof useCustomerForm>;
