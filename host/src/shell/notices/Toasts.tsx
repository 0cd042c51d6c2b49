import { SECOND } from '@portal/shared/contract';
import { useCapability, type Notice } from '@portal/shared/portal';
import { ToastHost } from '@portal/shared/ui/toast';
import { createPortal } from 'react-dom';
import { useUndo } from '../actions/useUndo';
import { useUndoKey } from '../actions/useUndoKey';
import { useActionMessages } from '../../messages/useActionMessages';

/** Longer than other notices: it takes the place of a question. */
const UNDO_DURATION = 12 * SECOND;

interface Props {
  toast: (Notice & { id: string }) | null;
  onDismiss: () => void;
}

/** The latest notice. One that tells of an action offers to undo it, also by Ctrl+Z or ⌘Z. */
export function Toasts({ toast, onDismiss }: Props) {
  const t = useActionMessages();
  const { undoLatest } = useUndo();
  const canUndo = useCapability('undo');
  const subject = canUndo ? toast?.undo : undefined;
  useUndoKey(
    subject
      ? () => {
          onDismiss();
          void undoLatest(subject);
        }
      : null,
  );
  const action = subject && { label: t('actions.undo'), onAction: () => void undoLatest(subject) };
  const shown = toast && action ? { ...toast, action, duration: UNDO_DURATION } : toast;
  // React Aria makes all else inert while a dialog is open: without this mark the button would be shown there, but dead.
  return createPortal(
    <div data-react-aria-top-layer="true">
      <ToastHost toast={shown} onDismiss={onDismiss} />
    </div>,
    document.body,
  );
}
