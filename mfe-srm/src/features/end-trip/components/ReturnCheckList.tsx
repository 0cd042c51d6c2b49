import type { CheckListRecord } from '@portal/shared/contract';
import { Button, Card, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useEndTripText } from '../../../messages/useEndTripText';
import { CheckListComparison } from '../../../entities/check-list/CheckListComparison';
import { CheckListEditor } from '../../../entities/check-list/CheckListEditor';
import type { Charging } from './charging';

interface Props extends Charging {
  vehicleId: string;
  bookingId: string;
  lastKilometre: number | null;
  handover: CheckListRecord;
  /** Once both have signed it. */
  ret: CheckListRecord;
  onSigned: (record: CheckListRecord) => void;
}

export function ReturnCheckList({ handover, ret, charged, onCharge, onSigned, ...listKey }: Props) {
  const t = useEndTripText();
  const [isShown, setShown] = useState(false);
  if (!ret) return <CheckListEditor {...listKey} moment="return" onSigned={onSigned} />;
  return (
    <Stack gap={4}>
      {handover ? (
        <CheckListComparison
          handover={handover}
          ret={ret}
          action={({ id, charge }, text) =>
            charge && (
              <Button
                size="sm"
                icon={charged.includes(id) ? 'check' : 'plus'}
                disabled={charged.includes(id)}
                aria-label={t('endTrip.chargeFor', { item: text })}
                onClick={() => onCharge(charge, id)}
              >
                {t(charged.includes(id) ? 'endTrip.chargeAdded' : 'endTrip.chargeThis')}
              </Button>
            )
          }
        />
      ) : (
        <Card title={t('endTrip.check')}>
          <Text tone="muted">{t('endTrip.noHandover')}</Text>
        </Card>
      )}
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'endTrip.hideCheck' : 'endTrip.showCheck')}
      </Button>
      {isShown && <CheckListEditor {...listKey} moment="return" />}
    </Stack>
  );
}
