import type { Endpoint } from './endpoint';
import { authEndpoints } from './endpoints/auth';
import { companyEndpoints } from './endpoints/company';
import { fileEndpoints } from './endpoints/files';
import { lookupEndpoints } from './endpoints/lookups';
import { userEndpoints } from './endpoints/users';

/** Every call of the product. The server mounts each, the tests go through each, OpenAPI lists each. */
export const endpointTable: readonly Endpoint[] = [
  authEndpoints,
  userEndpoints,
  companyEndpoints,
  fileEndpoints,
  lookupEndpoints,
].flatMap((domain) => Object.values(domain) as Endpoint[]);
