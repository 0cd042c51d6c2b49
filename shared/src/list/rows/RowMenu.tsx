import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import type { ReactElement, ReactNode } from 'react';

/** An entry of a row's menu. */
export interface RowMenuEntry<Command extends string> {
  readonly id: Command;
  readonly label: string;
  readonly mark: ReactNode;
  readonly isDanger?: boolean;
}

interface Props<Command extends string> {
  trigger: ReactElement;
  entries: readonly RowMenuEntry<Command>[];
  onCommand: (command: Command) => void;
}

/** The menu of a row. It opens at once, because its file was loaded for this click. */
export function RowMenu<Command extends string>({ trigger, entries, onCommand }: Props<Command>) {
  return (
    <Menu trigger={trigger} defaultOpen onAction={(id) => onCommand(id as Command)}>
      {entries.map(({ id, label, mark, isDanger }) => (
        <MenuItem
          key={id}
          id={id}
          {...(isDanger ? { tone: 'danger' as const } : {})}
          textValue={label}
          media={mark}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
