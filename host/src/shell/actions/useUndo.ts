import { isApiError, isMissing } from '@portal/shared/api';
import { agentActionEndpoints, type AgentAction } from '@portal/shared/contract';
import { useInvalidateAll, useMutation, usePortal, type Notice } from '@portal/shared/portal';
import { useActionMessages } from '../../messages/useActionMessages';

type Subject = NonNullable<Notice['undo']>;

/** Undoes an action, says how that went, and lets the page read its records again. */
export function useUndo() {
  const t = useActionMessages();
  const { api, notify } = usePortal();
  const invalidateAll = useInvalidateAll();
  const { run, isRunning } = useMutation(agentActionEndpoints.undo);

  /** @returns whether it is undone */
  async function undo({ actionId, name, others }: AgentAction): Promise<boolean> {
    try {
      const { note } = await run({ body: { actionId } });
      const title = t('actions.undone.notice', { name, others });
      notify({ title, tone: 'success', ...(note ? { description: note } : {}) });
      return true;
    } catch (error) {
      reportFailure(error);
      return false;
    } finally {
      void invalidateAll();
    }
  }

  /** Undoes what the page has just done. The server knows it by its kind and record. */
  async function undoLatest({ kind, subjectId }: Subject): Promise<void> {
    let action: AgentAction | undefined;
    try {
      const { list } = await api.call(agentActionEndpoints.list, { query: { kind, subjectId } });
      action = list.find((one) => one.kind === kind && one.subjectId === subjectId && !one.undoneAt);
    } catch (error) {
      if (isMissing(error)) return reportGone();
      reportFailure(error, () => void undoLatest({ kind, subjectId }));
      return;
    }
    if (action) await undo(action);
    else reportGone();
  }

  const reportGone = () =>
    notify({ title: t('actions.failed'), description: t('actions.gone'), tone: 'destructive' });

  function reportFailure(error: unknown, onRetry?: () => void): void {
    if (!isApiError(error)) throw error;
    const action = onRetry && { label: t('actions.retry'), onAction: onRetry };
    notify({ title: t('actions.failed'), description: error.message, tone: 'destructive', action });
  }

  return { undo, undoLatest, isRunning };
}
