import type { ClientFailure } from './client-failure';
import { importBeacon } from './import-beacon';

/** Counts a failure that the reader sees. The beacon itself failing is nobody's concern. */
export const reportFailure = (failure: ClientFailure): void =>
  void importBeacon().then(
    ({ countFailure }) => countFailure(failure),
    () => undefined,
  );
