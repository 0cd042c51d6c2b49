import type { CheckListRecord } from '@portal/shared/contract';
import { Banner, Stack } from '@portal/shared/ui';
import { useRef } from 'react';
import { useCheckListText } from '../../../messages/useCheckListText';
import { useCheckListForm } from '../hooks/useCheckListForm';
import type { OpenCheckList } from '../hooks/useCheckListStart';
import { useFinishing } from '../hooks/useFinishing';
import type { CheckListOf } from '../model/body';
import { changed, signed, zoneChanged } from '../model/draft';
import { allPhotos, valuesOf, type CheckListValues } from '../model/values';
import { CheckListConflict } from './CheckListConflict';
import { ConditionCard } from './ConditionCard';
import { EquipmentCard } from './EquipmentCard';
import { ReadingsCard } from './ReadingsCard';
import { SendState } from './SendState';
import { SigningCard } from './SigningCard';

interface Props {
  of: CheckListOf;
  open: OpenCheckList;
  lastKilometre: number | null;
  onSigned?: ((record: CheckListRecord) => void) | undefined;
}

export function CheckListForm({ of, open, lastKilometre, onSigned }: Props) {
  const t = useCheckListText();
  const { draft, setDraft, files, handover, status, error, theirs, settle } = useCheckListForm(
    of,
    open,
    onSigned,
  );
  const frame = useRef<HTMLDivElement>(null);
  const finishing = useFinishing(draft, setDraft, handover?.odometer ?? null, frame);
  const { values, signatures, isFinished } = draft;
  const change = (part: Partial<CheckListValues>) => setDraft((now) => changed(now, part));
  const waiting = allPhotos(values).filter(({ fileId, refused }) => !fileId && !refused).length;
  return (
    <Stack gap={4} ref={frame}>
      {open.isUnsent && draft.revision === open.draft.revision && (
        <Banner title={t('checkList.restored')}>{t('checkList.restoredText')}</Banner>
      )}
      <SendState status={status} error={error} waiting={waiting} />
      {theirs && <CheckListConflict mine={values} theirs={theirs} onSettle={settle} />}
      {/* What is being frozen is not changed under way. */}
      <Stack gap={4} inert={isFinished}>
        <ReadingsCard
          values={values}
          handover={handover}
          lastKilometre={lastKilometre}
          errorOf={finishing.errorOf}
          onChange={change}
        />
        <EquipmentCard values={values} errorOf={finishing.errorOf} onChange={change} />
        <ConditionCard
          values={values}
          before={handover ? valuesOf(handover).zones : null}
          files={files}
          onZone={(zone, part) => setDraft((now) => zoneChanged(now, zone, part))}
        />
      </Stack>
      <SigningCard
        moment={of.moment}
        signatureOf={(signer) => files.url(signatures[signer] ?? '') ?? null}
        errorOf={finishing.signerError}
        isFinished={isFinished}
        missing={finishing.missing}
        onSign={(signer, picture) => {
          const key = picture && files.add(picture);
          setDraft((now) => signed(now, signer, key));
        }}
        onFinish={finishing.finish}
        onReopen={finishing.reopen}
      />
    </Stack>
  );
}
