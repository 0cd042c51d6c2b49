import type { ApiError } from '@portal/shared/api';
import { useT } from '@portal/shared/portal';

const MINUTE = 60;
/** Below this, a wait is shown in seconds. */
const SHORT_WAIT = 90;

interface FailureText {
  readonly title: string;
  readonly text?: string;
}

/** The text for a failed call: what failed, and what to do about it. */
export function useFailureText(): (error: ApiError) => FailureText {
  const say = useT();
  return (error) => {
    if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'unreadable') {
      return { title: error.message, text: say(`shared.error.${error.kind}`) };
    }
    if (error.status === 429) {
      const seconds = Math.max(1, Math.ceil(error.retryAfter ?? MINUTE));
      const text =
        seconds < SHORT_WAIT
          ? say('shared.failure.inSeconds', { seconds })
          : say('shared.failure.inMinutes', { minutes: Math.ceil(seconds / MINUTE) });
      return { title: say('shared.failure.tooMany'), text };
    }
    if ((error.status ?? 0) >= 500) return { title: error.message, text: say('shared.failure.server') };
    return { title: error.message };
  };
}
