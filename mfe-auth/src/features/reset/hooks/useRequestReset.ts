import { authEndpoints, type CountryCode } from '@portal/shared/contract';
import { useApi, usePortal } from '@portal/shared/portal';
import { keepSentCode, resendMoment, type SentCode } from '../../../entities/code/model/sent-code';

/** Requests a reset code by mail and stores it for the next page. @throws ApiError */
export function useRequestReset(): (email: string, country: CountryCode) => Promise<SentCode> {
  const api = useApi();
  const { drafts } = usePortal();
  return async (email, country) => {
    const answer = await api.call(authEndpoints.requestReset, { body: { email } });
    const sent = { email, country, resendAt: resendMoment(answer) };
    keepSentCode(drafts, 'reset', sent);
    return sent;
  };
}
