import { cancelReasons } from '@portal/shared/contract';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import type { ReactElement } from 'react';
import { useText } from '../../../../messages/useText';
import { reasonLabel } from '../../model/action';

/** The reasons for a cancellation. It opens at once, because its chunk was loaded for this click. */
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
