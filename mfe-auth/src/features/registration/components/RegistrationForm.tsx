import { Form, FormFailure } from '@portal/shared/forms';
import { Button, CheckboxField } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller, useWatch } from 'react-hook-form';
import { EmailField } from '../../../layout/EmailField';
import { usePageText } from '../../../messages/usePageText';
import { useRegistrationForm } from '../hooks/useRegistrationForm';
import { registrationFields } from '../model/registration-form';
import { NewPasswordFields } from '../../../entities/password/components/NewPasswordFields';

export function RegistrationForm() {
  const t = usePageText();
  const { form, country, failure, errors, frame, isSubmitting, hasDetails } = useRegistrationForm();
  const [password, email, phoneNumber] = useWatch({
    control: form.control,
    name: ['password', 'email', 'phoneNumber'],
  });
  return (
    <Form {...frame}>
      <FormFailure error={failure} />
      <FormErrors errors={errors.summary(registrationFields)} />
      {hasDetails && (
        <Controller
          control={form.control}
          name="phoneNumber"
          render={({ field }) => (
            <PhoneField
              {...field}
              label={t('auth.phone')}
              help={t('auth.register.phoneHelp')}
              country={country.id}
              error={errors.getText('phoneNumber')}
            />
          )}
        />
      )}
      <EmailField
        {...form.register('email')}
        label={t('auth.email')}
        help={t('auth.register.emailHelp')}
        error={errors.getText('email')}
      />
      {hasDetails && (
        <NewPasswordFields
          password={form.register('password', { deps: ['confirmation'] })}
          confirmation={form.register('confirmation')}
          typed={password}
          personal={[email, phoneNumber]}
          errors={{ password: errors.getText('password'), confirmation: errors.getText('confirmation') }}
        />
      )}
      <CheckboxField
        {...form.register('consent')}
        label={t('auth.register.consent')}
        error={errors.getText('consent')}
      />
      <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
        {t('auth.register.submit')}
      </Button>
    </Form>
  );
}
