import type { CheckListRecord } from '@portal/shared/contract';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { Banner, Stack } from '@portal/shared/ui';
import { useRef } from 'react';
import { useCheckListText } from '../../../messages/useCheckListText';
import { useDeviceOdometer } from '../../position/hooks/useDeviceOdometer';
import { useOdometerWords } from '../../position/hooks/useOdometerWords';
import { useCheckListForm } from '../hooks/useCheckListForm';
import type { OpenCheckList } from '../hooks/useCheckListStart';
import { useFinishCheckList } from '../hooks/useFinishCheckList';
import type { CheckListKey } from '../model/body';
import { changeDraft, confirmHandoverState, signDraft, changeZone } from '../model/draft';
import { countChanges } from '../model/compare';
import { allPhotos, toFormValues, type CheckListValues } from '../model/values';
import { AsHandoverCard } from './AsHandoverCard';
import { CheckListConflict } from './CheckListConflict';
import { ConditionCard } from './ConditionCard';
import { ContinueBar } from './ContinueBar';
import { EquipmentCard } from './EquipmentCard';
import { ReadingsCard } from './ReadingsCard';
import { SendState } from './SendState';
import { SigningCard } from './SigningCard';

interface Props {
  listKey: CheckListKey;
  open: OpenCheckList;
  lastKilometre: number | null;
  onSigned?: ((record: CheckListRecord) => void) | undefined;
  onFilled?: ((record: CheckListRecord) => void) | undefined;
}

export function CheckListForm({ listKey, open, lastKilometre, onSigned, onFilled }: Props) {
  const t = useCheckListText();
  const form = useCheckListForm(listKey, open, { onSigned, onFilled });
  const { draft, setDraft, files, handover, known, status, error, stored, settle } = form;
  const isAsHandover = listKey.moment === 'return' && handover !== null;
  const frame = useRef<HTMLDivElement>(null);
  useArrivalFocus(() => frame.current?.querySelector<HTMLInputElement>('[name="odometer"]')?.focus());
  const lowest = handover?.odometer ?? null;
  const isUnconfirmed = isAsHandover && !draft.isAsHandover;
  const isSignedLater = onFilled !== undefined;
  const finishing = useFinishCheckList(draft, setDraft, { lowest, isUnconfirmed, isSignedLater }, frame);
  const { values, signatures, isFinished } = draft;
  const change = (part: Partial<CheckListValues>) => setDraft((now) => changeDraft(now, part));
  const kilometre = useDeviceOdometer(listKey.vehicleId, (read) =>
    setDraft((now) => (now.values.odometer === '' ? changeDraft(now, { odometer: String(read) }) : now)),
  );
  const describeOdometer = useOdometerWords();
  const waiting = allPhotos(values).filter(({ fileId, refused }) => !fileId && !refused).length;
  return (
    <Stack gap={4} ref={frame}>
      {open.isUnsent && draft.revision === open.draft.revision && (
        <Banner title={t('checkList.restored')}>{t('checkList.restoredText')}</Banner>
      )}
      <SendState status={status} error={error} waiting={waiting} />
      {stored && <CheckListConflict typed={values} stored={stored} onSettle={settle} />}
      {/* While it is being frozen it must not change. */}
      <Stack gap={4} inert={isFinished}>
        {isAsHandover && (
          <AsHandoverCard
            isConfirmed={!isUnconfirmed}
            differences={countChanges(values, handover)}
            error={finishing.getFieldError('asHandover')}
            onConfirm={() => setDraft(confirmHandoverState)}
          />
        )}
        <ReadingsCard
          values={values}
          handover={handover}
          lastKilometre={lastKilometre}
          deviceWords={describeOdometer(values.odometer, kilometre)}
          getFieldError={finishing.getFieldError}
          onChange={change}
        />
        <EquipmentCard values={values} getFieldError={finishing.getFieldError} onChange={change} />
        <ConditionCard
          values={values}
          before={handover ? toFormValues(handover).zones : null}
          known={known}
          files={files}
          onZone={(zone, part) => setDraft((now) => changeZone(now, zone, part))}
        />
      </Stack>
      {isSignedLater ? (
        <ContinueBar
          isRunning={isFinished}
          missing={finishing.missing}
          onContinue={finishing.finish}
          onReopen={finishing.reopen}
        />
      ) : (
        <SigningCard
          moment={listKey.moment}
          getSignatureUrl={(signer) => files.url(signatures[signer] ?? '') ?? null}
          getFieldError={finishing.signerError}
          isFinished={isFinished}
          missing={finishing.missing}
          onSign={(signer, picture) => {
            const key = picture && files.add(picture);
            setDraft((now) => signDraft(now, signer, key));
          }}
          onFinish={finishing.finish}
          onReopen={finishing.reopen}
        />
      )}
    </Stack>
  );
}
