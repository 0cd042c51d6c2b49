import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { applyFieldErrors } from '@portal/shared/forms';
import { useCapability, useFormDraft } from '@portal/shared/portal';
import { callingCodeOfNumber } from '@portal/shared/ui/phone';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { usePageCountry } from '../../../hooks/usePageCountry';
import {
  emptyRegistration,
  registrationFields,
  plainRegistrationForm,
  registrationForm,
  secretFields,
  type RegistrationValues,
} from '../model/registration-form';
import { useSendCode } from './useSendCode';

export function useRegistrationForm() {
  const country = usePageCountry();
  const navigate = useNavigate();
  const sendCode = useSendCode();
  const hasDetails = useCapability('registration-details');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: hasDetails ? valibotResolver(registrationForm) : valibotResolver(plainRegistrationForm),
    defaultValues: emptyRegistration,
  });
  useFormDraft(form, `register-${country.id}`, { except: secretFields });

  const submit = form.handleSubmit(async ({ phoneNumber, email, password }) => {
    setFailure(null);
    try {
      await sendCode(
        {
          email,
          countryCode: hasDetails ? await callingCodeOfNumber(phoneNumber) : '',
          phoneNumber,
          password,
          consent: true,
        },
        country.id,
      );
      await navigate('/verify-otp');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, registrationFields)) setFailure(error);
    }
  });
  return { form, country, failure, submit, hasDetails };
}
