import { fromTablet } from '@portal/shared/ui/media';
import { useLazyPart } from '@portal/shared/lazy';
import { Card } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import { findKnown, type KnownDamages } from '../model/known-damages';
import type { Condition, Zone } from '../model/equipment';
import type { CheckListValues, ZoneState } from '../model/values';
import type { DeviceFiles } from '../store/device-files';
import { CarDrawing } from './CarDrawing';
import { ZoneList } from './ZoneList';

const Sides = styled.div`
  display: grid;
  gap: var(--space-5);
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const loadDialog = async () =>
  (await import(/* webpackChunkName: "check-list-zone" */ './ZoneDialog')).ZoneDialog;

interface Props {
  values: CheckListValues;
  /** The condition of each zone at handover. */
  before: Readonly<Record<Zone, ZoneState>> | null;
  /** The known damage of the vehicle. */
  known: KnownDamages;
  files: DeviceFiles;
  onZone: (zone: Zone, change: Partial<ZoneState>) => void;
}

/** Damages by zone, on a drawing and as a list. */
export function ConditionCard({ values, before, known, files, onZone }: Props) {
  const t = useCheckListText();
  const [open, setOpen] = useState<Zone | null>(null);
  // Preloaded: in a garage there may be no network when it is needed.
  const dialog = useLazyPart(loadDialog, true);
  const conditionBefore: Condition | null = open && before ? before[open].condition : null;
  return (
    <Card title={t('checkList.damages')} subtitle={t('checkList.damagesText')}>
      <Sides>
        <CarDrawing values={values} onZone={setOpen} />
        <ZoneList values={values} known={known} onZone={setOpen} />
      </Sides>
      {open && dialog && (
        <dialog.Part
          zone={open}
          state={values.zones[open]}
          before={conditionBefore}
          known={findKnown(known, open, values.zones[open]) ?? known[open]?.[0] ?? null}
          files={files}
          onChange={(change) => onZone(open, change)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
