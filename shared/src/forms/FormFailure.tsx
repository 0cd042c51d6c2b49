import { isCancelled, type ApiError } from '@portal/shared/api';
import { Banner } from '@portal/shared/ui';
import { useFailureText } from './useFailureText';

/** Why the form could not be sent. Shows nothing while there is no failure. */
export function FormFailure({ error }: { error: ApiError | null | undefined }) {
  const describe = useFailureText();
  if (!error || isCancelled(error)) return null;
  const { title, text } = describe(error);
  return (
    <Banner tone="danger" title={title}>
      {text}
    </Banner>
  );
}
