import { cancelReasons } from '@portal/shared/contract';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import type { ReactElement } from 'react';
import { useText } from '../../../../messages/useText';
import { reasonLabel } from '../../model/action';

/** The reasons that a cancellation can have. It opens at once: its file was loaded because the agent asked for it. */
export function CancelMenu({
  trigger,
  onChoose,
}: {
  trigger: ReactElement;
  onChoose: (reason: string) => void;
}) {
  const t = useText();
  return (
    <Menu trigger={trigger} defaultOpen onAction={onChoose}>
      {cancelReasons.map(({ code }) => (
        <MenuItem key={code} id={code}>
          {reasonLabel(code, t)}
        </MenuItem>
      ))}
    </Menu>
  );
}
