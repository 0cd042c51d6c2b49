import { changePasswordBody } from '@portal/shared/contract';
import * as v from 'valibot';

/** The new password is typed twice and differs from the current one. */
export const changePasswordForm = v.pipe(
  v.object({
    ...changePasswordBody.entries,
    confirmation: v.pipe(v.string(), v.nonEmpty('validation.required')),
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
export type ChangePasswordValues = v.InferInput<typeof changePasswordForm>;
export const noPasswords: ChangePasswordValues = { currentPassword: '', password: '', confirmation: '' };
