import { authEndpoints, type CountryCode } from '@portal/shared/contract';
import { useApi, usePortal } from '@portal/shared/portal';
import { keepSentCode, resendMoment } from '../../../entities/code/model/sent-code';
import { pendingRegistration, type RegistrationBody } from '../model/pending-registration';

/** Requests a registration code by mail and stores it for the next page. @throws ApiError */
export function useSendCode(): (body: RegistrationBody, country: CountryCode) => Promise<void> {
  const api = useApi();
  const { drafts } = usePortal();
  return async (body, country) => {
    const answer = await api.call(authEndpoints.sendOtp, { body });
    pendingRegistration.set(body);
    keepSentCode(drafts, 'registration', {
      email: body.email,
      country,
      resendAt: resendMoment(answer),
      registrationId: answer?.registrationId,
    });
  };
}
