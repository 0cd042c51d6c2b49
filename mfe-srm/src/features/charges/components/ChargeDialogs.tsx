import type { View } from '../model/view-state';
import { AddChargeDialog } from './add/AddChargeDialog';
import { ChargeDrawer } from './details/ChargeDrawer';
import { StatementDialog } from './import/StatementDialog';
import { StatementsDialog } from './statements/StatementsDialog';
import { SummaryDialog } from './summary/SummaryDialog';
import { TollsDialog } from './tolls/TollsDialog';

export type OpenedDialog = 'import' | 'add' | 'statements' | 'summary' | 'tolls';

interface Props {
  opened: OpenedDialog | null;
  /** What the list shows. */
  view: View;
  onClose: () => void;
  /** Opens a charge. */
  onAdded: (chargeId: string) => void;
  /** Lists other charges. */
  onShow: (filter: Partial<View>) => void;
}

/** What opens over the list. One file, which loads on first use. */
export function ChargeDialogs({ opened, view, onClose, onAdded, onShow }: Props) {
  if (opened === 'import') return <StatementDialog onClose={onClose} />;
  if (opened === 'statements') return <StatementsDialog onClose={onClose} />;
  if (opened === 'summary') return <SummaryDialog days={view} onShow={onShow} onClose={onClose} />;
  if (opened === 'tolls') return <TollsDialog days={view} onCharge={onAdded} onClose={onClose} />;
  if (opened === 'add') return <AddChargeDialog onClose={onClose} onAdded={onAdded} />;
  return view.charge ? <ChargeDrawer chargeId={view.charge} onClose={onClose} /> : null;
}
