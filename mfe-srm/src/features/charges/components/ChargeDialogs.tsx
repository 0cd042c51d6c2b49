import { AddChargeDialog } from './add/AddChargeDialog';
import { ChargeDrawer } from './details/ChargeDrawer';
import { StatementDialog } from './import/StatementDialog';
import { StatementsDialog } from './statements/StatementsDialog';

interface Props {
  opened: 'import' | 'add' | 'statements' | null;
  /** The open charge; empty without one. */
  chargeId: string;
  onClose: () => void;
  onAdded: (chargeId: string) => void;
}

/** What opens over the list. One file, which loads on first use. */
export function ChargeDialogs({ opened, chargeId, onClose, onAdded }: Props) {
  if (opened === 'import') return <StatementDialog onClose={onClose} />;
  if (opened === 'statements') return <StatementsDialog onClose={onClose} />;
  if (opened === 'add') return <AddChargeDialog onClose={onClose} onAdded={onAdded} />;
  return chargeId ? <ChargeDrawer chargeId={chargeId} onClose={onClose} /> : null;
}
