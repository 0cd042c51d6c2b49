import { addBasePath } from '@portal/shared/base-path';
import { useEvents, useSession } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { keepEntry } from '../model/build-found';
import type { Entry } from '../model/entry';
import { addRecent } from '../model/recent-entries';

interface Options {
  readonly onClose: () => void;
  readonly onKeyboardHelp: () => void;
}

/** Opens a line, here or in another tab, and remembers what was found. */
export function useOpening({ onClose, onKeyboardHelp }: Options): (entry: Entry, isNewTab: boolean) => void {
  const navigate = useNavigate();
  const events = useEvents();
  const userId = useSession()?.userId ?? '';
  return (entry, isNewTab) => {
    if (entry.command === 'keyboard') {
      onKeyboardHelp();
      return;
    }
    if (entry.to !== null) {
      if (entry.kind && !entry.isFurther) addRecent(userId, keepEntry(entry));
      if (isNewTab) {
        window.open(addBasePath(entry.to), '_blank', 'noopener');
        return;
      }
    }
    onClose();
    if (entry.command === 'help') events.emit('help:requested', {});
    if (entry.to !== null) void navigate(entry.to);
  };
}
