import { userEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

export const useMe = () => useQuery(userEndpoints.me, {});
