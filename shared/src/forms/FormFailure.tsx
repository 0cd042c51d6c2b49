import { isCancelled, type ApiError } from '@portal/shared/api';
import { Banner } from '@portal/shared/ui';
import { useFailureText } from './useFailureText';
import { useScrollIntoView } from './useScrollIntoView';

/**
 * Why the form could not be sent. Shows nothing while there is no failure. It scrolls into view, because it is at the
 * end of the form, which may be far below the field from which the form was sent.
 */
export function FormFailure({ error }: { error: ApiError | null | undefined }) {
  const describe = useFailureText();
  const box = useScrollIntoView(error, 'nearest');
  if (!error || isCancelled(error)) return null;
  const { title, text } = describe(error);
  return (
    <div ref={box}>
      <Banner tone="danger" title={title}>
        {text}
      </Banner>
    </div>
  );
}
