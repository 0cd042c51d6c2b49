import { cancelReasons } from '@portal/shared/contract';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import type { ReactElement } from 'react';

/** The reasons that a cancellation can have. It opens at once: its file was loaded because the agent asked for it. */
export function CancelMenu({
  trigger,
  onChoose,
}: {
  trigger: ReactElement;
  onChoose: (reason: string) => void;
}) {
  return (
    <Menu trigger={trigger} defaultOpen onAction={onChoose}>
      {cancelReasons.map(({ code, label }) => (
        <MenuItem key={code} id={code}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
