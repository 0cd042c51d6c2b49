import type { Passkey } from '@portal/shared/contract';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { NewCodesDialog } from './NewCodesDialog';
import { RemovePasskeyDialog } from './RemovePasskeyDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'codes'; readonly hasCodes: boolean }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

interface Props {
  open: OpenDialog;
  suggestedName: string;
  onClose: () => void;
  onChanged: () => void;
}

/** The dialog that is open. */
export function PasskeyDialog({ open, suggestedName, ...actions }: Props) {
  if (open.kind === 'add') return <AddPasskeyDialog suggestedName={suggestedName} {...actions} />;
  if (open.kind === 'codes') return <NewCodesDialog hasCodes={open.hasCodes} {...actions} />;
  if (open.kind === 'rename') return <RenamePasskeyDialog passkey={open.passkey} {...actions} />;
  return <RemovePasskeyDialog passkey={open.passkey} {...actions} />;
}
