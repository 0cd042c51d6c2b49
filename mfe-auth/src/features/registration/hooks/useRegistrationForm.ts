import { valibotResolver } from '@hookform/resolvers/valibot';
import { useSubmitForm } from '@portal/shared/forms';
import { useCapability, useFormDraft } from '@portal/shared/portal';
import { findCallingCode } from '@portal/shared/ui/phone';
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
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm({
    resolver: hasDetails ? valibotResolver(registrationForm) : valibotResolver(plainRegistrationForm),
    defaultValues: emptyRegistration,
    fields: registrationFields,
    async send({ phoneNumber, email, password }: RegistrationValues) {
      await sendCode(
        {
          email,
          countryCode: hasDetails ? await findCallingCode(phoneNumber) : '',
          phoneNumber,
          password,
          consent: true,
        },
        country.id,
      );
      await navigate('/verify-otp');
    },
  });
  useFormDraft(form, `register-${country.id}`, { except: secretFields });
  return { form, errors, country, failure, frame, isSubmitting, hasDetails };
}
