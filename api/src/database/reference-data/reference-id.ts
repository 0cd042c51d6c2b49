import { v5 } from 'uuid';

const NAMESPACE = '6b6f3c1e-4d0e-5f3a-9a57-3f0f8a0c2d11';

/**
 * The same item has the same id in every installation and after every reload: `referenceId('city', 'Dubai',
 * 'Al Quoz')`.
 */
export const referenceId = (...path: readonly string[]): string => v5(path.join('/'), NAMESPACE);
