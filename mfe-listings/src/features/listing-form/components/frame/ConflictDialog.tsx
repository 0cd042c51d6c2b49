import { Badge, Button, Stack, Text } from '@portal/shared/ui';
import { RadioCards } from '@portal/shared/ui/form';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useFormText } from '../../../../messages/useFormText';
import type { Side } from '../../model/compare';

export interface ConflictRow {
  readonly name: string;
  readonly label: string;
  readonly typed: string;
  readonly saved: string;
  readonly suggested: Side;
  readonly bothChanged: boolean;
}

interface ConflictDialogProps {
  rows: readonly ConflictRow[];
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
}

/** The listing was changed elsewhere. The agent chooses a version for each field. */
export function ConflictDialog({ rows, onSettle, onClose }: ConflictDialogProps) {
  const t = useFormText();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(
    Object.fromEntries(rows.map(({ name, suggested }) => [name, suggested])),
  );
  const shown = (text: string) => text || t('form.empty');
  return (
    <Dialog
      title={t('form.conflict.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.conflict.later')}</Button>
          <Button variant="primary" onClick={() => onSettle(choices)}>
            {t('form.conflict.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="secondary">{t('form.conflict.text')}</Text>
        {rows.map(({ name, label, typed, saved, bothChanged }) => (
          <RadioCards
            key={name}
            name={`conflict-${name}`}
            label={
              <>
                {label} {bothChanged && <Badge tone="warning">{t('form.conflict.both')}</Badge>}
              </>
            }
            value={choices[name]}
            onChange={(event) => setChoices({ ...choices, [name]: event.currentTarget.value as Side })}
            options={[
              { value: 'mine', title: shown(typed), description: t('form.conflict.mine') },
              { value: 'theirs', title: shown(saved), description: t('form.conflict.theirs') },
            ]}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
