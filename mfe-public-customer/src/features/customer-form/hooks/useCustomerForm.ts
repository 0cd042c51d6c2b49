import { isApiError, isRefusal } from '@portal/shared/api';
import { customerFormEndpoints, customerUploads, removeCallingCode } from '@portal/shared/contract';
import { useAfterUploads } from '@portal/shared/forms/upload';
import { useI18n, useMessages } from '@portal/shared/i18n';
import { randomKey } from '@portal/shared/portal';
import { findCallingCode, validatePhone } from '@portal/shared/ui/phone';
import { useRef, useState, type FocusEvent } from 'react';
import {
  endsLink,
  toLinkProblem,
  type LinkProblem,
} from '../../../entities/customer-link/model/link-problem';
import type { OpenedLink } from '../../../entities/customer-link/hooks/useLink';
import { useText } from '../../../messages/useText';
import { listErrors, listMissing, type FormErrors } from '../model/form-rules';
import {
  toBody,
  listDocumentsOnFile,
  toFormValues,
  type FieldName,
  type FormValues,
} from '../model/form-values';
import { readNationality } from '../model/read-nationality';
import { toLocalName } from '@portal/shared/names/countries';

interface Ends {
  readonly onSent: () => void;
  readonly onEnded: (problem: LinkProblem) => void;
}

/** The form in memory. `useFormDraft` keeps it while its tab exists. */
export function useCustomerForm({ api, details, customer, offers }: OpenedLink, { onSent, onEnded }: Ends) {
  const t = useText();
  const say = useMessages();
  const { locale } = useI18n();
  const [values, setValues] = useState<FormValues>(() => {
    const known = toFormValues(customer);
    return { ...known, nationality: toLocalName(known.nationality, locale) };
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<FieldName, string>>>({});
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const onFile = listDocumentsOnFile(customer);
  const required = details.requiredPictures ?? [];
  const rejected = listErrors(values, onFile);
  const isRight = Object.keys(rejected).length === 0;
  const uploads = useAfterUploads(send, { ...rejected, ...refused });
  // A picture that is on its way is not missing.
  const missing = uploads.waiting > 0 ? {} : listMissing(values, required);
  const errors: FormErrors = { ...rejected, ...missing };
  const country = details.country ?? 'ae';

  /** Before the first submit, only errors of fields that were filled in and left. */
  function getFieldError(name: FieldName): string | undefined {
    if (refused[name]) return refused[name];
    const id = errors[name];
    return id && (tries > 0 || left.has(name)) ? say(id) : undefined;
  }

  function set<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
    setChanged(true);
    setValues((before) => ({ ...before, [name]: value }));
    if (refused[name] !== undefined) setRefused(({ [name]: _removed, ...others }) => others);
  }

  async function checkPhone(): Promise<string | null> {
    const number = values.phone && (await validatePhone(values.phone, country));
    if (number) return number;
    if (values.phone) setRefused((before) => ({ ...before, phone: say('validation.phoneUnknown') }));
    return null;
  }

  async function submit(): Promise<void> {
    setFailure(null);
    setTries(tries + 1);
    if ((await checkPhone()) && isRight) uploads.submit();
  }

  async function send(): Promise<void> {
    const phone = Object.keys(errors).length === 0 && (await checkPhone());
    if (!phone) return;
    setSending(true);
    const countryCode = await findCallingCode(phone);
    const split = { countryCode, phoneNumber: removeCallingCode(phone, countryCode) };
    const nationality = await readNationality(values.nationality, locale);
    const body = toBody({ ...values, nationality }, details.customerId, split);
    const text = JSON.stringify(body);
    // Sent again after a lost answer it is the same submission, and gets that answer.
    if (attempt.current?.body !== text) attempt.current = { body: text, key: randomKey() };
    try {
      await api.call(customerFormEndpoints.update, { body }, { idempotencyKey: attempt.current.key });
      setChanged(false);
      onSent();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  }

  function refuse(error: unknown): void {
    if (isRefusal(error)) attempt.current = null;
    if (endsLink(error)) return onEnded(toLinkProblem(error));
    const fields = isApiError(error) ? error.fields : [];
    const words =
      isApiError(error) && error.code === 'duplicate_customer' ? 'customer.failed.duplicate' : null;
    const isInvalid = isApiError(error) && error.code === 'invalid_input';
    setRefused(
      Object.fromEntries(
        fields.map(({ path }) => {
          const name = (path.split('.')[0] ?? '').replace(/^(countryCode|phoneNumber)$/, 'phone');
          const isFile = customerUploads.some((upload) => upload === name);
          // The company has required it since this page was loaded.
          if (isFile && isInvalid) return [name, say('validation.required')];
          return [name, t(words ?? (isFile ? 'customer.failed.file' : 'customer.failed.refused'))];
        }),
      ),
    );
    setFailure(error);
  }

  return {
    values,
    set,
    isChanged,
    getFieldError,
    onFile,
    /** Whether the server stores the expiry dates of documents; if not, they are not asked for. */
    keepsDates: offers('document-expiry'),
    /** A card of the UAE, on a server that stores its number. */
    hasEmiratesId: country === 'ae' && offers('emirates-id'),
    required,
    country,
    tries,
    failure,
    isSending,
    submit,
    uploads,
    /** For the form's summary: the errors, field by field. */
    shownErrors:
      tries > 0
        ? Object.fromEntries(names(errors, refused).map((name) => [name, { message: getFieldError(name) }]))
        : {},
    onBlur({ target }: FocusEvent<HTMLElement>) {
      const { name, value } = target as Partial<HTMLInputElement>;
      if (name && value && !left.has(name)) setLeft(new Set([...left, name]));
    },
  };
}

const names = (...found: object[]): FieldName[] =>
  [...new Set(found.flatMap((one) => Object.keys(one)))] as FieldName[];

export type CustomerForm = ReturnType<typeof useCustomerForm>;
