import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import { Download, Merge, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { careActions, type CareAction } from './actions';

const marks = { merge: Merge, export: Download, erase: Trash2 } as const;

interface Props {
  trigger: ReactElement;
  onAction: (action: CareAction) => void;
}

/** It opens at once, because its chunk was loaded for this click. */
export function CareMenu({ trigger, onAction }: Props) {
  const t = useCustomersText();
  return (
    <Menu trigger={trigger} defaultOpen onAction={(id) => onAction(id as CareAction)}>
      {careActions.map((id) => {
        const Mark = marks[id];
        return (
          <MenuItem
            key={id}
            id={id}
            {...(id === 'erase' ? { tone: 'danger' as const } : {})}
            textValue={t(`customers.care.${id}`)}
            media={<Mark size={16} aria-hidden />}
          >
            {t(`customers.care.${id}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
