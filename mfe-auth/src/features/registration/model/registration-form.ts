import { defaultCountry, email, newPassword, phoneNumber } from '@portal/shared/contract';
import { validatePhone } from '@portal/shared/ui/phone';
import * as v from 'valibot';

/** What the form holds. The calling code is derived from the number on submit. */
export const registrationForm = v.pipeAsync(
  v.objectAsync({
    phoneNumber: v.pipeAsync(
      phoneNumber,
      v.checkAsync(
        async (number) => (await validatePhone(number, defaultCountry)) !== null,
        'validation.phoneUnknown',
      ),
    ),
    email,
    password: newPassword,
    confirmation: v.pipe(v.string('validation.required'), v.nonEmpty('validation.required')),
    consent: v.pipe(v.boolean(), v.literal(true, 'validation.consent')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => password === confirmation,
      'validation.passwordMismatch',
    ),
    ['confirmation'],
  ),
);
/** A server without this announcement creates an account from its e-mail address alone. */
export const plainRegistrationForm = v.object({
  phoneNumber: v.string(),
  email,
  password: v.string(),
  confirmation: v.string(),
  consent: v.pipe(v.boolean(), v.literal(true, 'validation.consent')),
});

export type RegistrationValues = v.InferInput<typeof registrationForm>;

export const emptyRegistration: RegistrationValues = {
  phoneNumber: '',
  email: '',
  password: '',
  confirmation: '',
  consent: false,
};
export const registrationFields = ['phoneNumber', 'email', 'password', 'confirmation', 'consent'] as const;
/** Never stored in the browser. */
export const secretFields = ['password', 'confirmation'] as const;
