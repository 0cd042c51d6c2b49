import { Button, Card, SelectField } from '@portal/shared/ui';
import { useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import { mostKeys, type Missing } from '../model/missing';
import { equipment } from '../model/equipment';
import type { CheckListValues } from '../model/values';
import { ChoiceRow } from './ChoiceRow';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3) var(--space-8);
  align-items: start;
`;

interface Props {
  values: CheckListValues;
  getFieldError: (name: Missing) => string | undefined;
  onChange: (change: Partial<CheckListValues>) => void;
}

/** The vehicle's equipment: present or missing. */
export function EquipmentCard({ values, getFieldError, onChange }: Props) {
  const t = useCheckListText();
  const toChoice = (is: boolean | null) => (is === null ? null : is ? 'yes' : 'no');
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(`checkList.${value}`) }));
  const keys = useRef<HTMLSelectElement>(null);
  const all = Object.fromEntries(equipment.map((item) => [item, true])) as CheckListValues['equipment'];
  const takeAll = ({ detail }: MouseEvent) => {
    onChange({ equipment: all });
    // Pressed by a key: what is left to say comes after all the choices that this made.
    if (detail === 0) keys.current?.focus();
  };
  return (
    <Card
      title={t('checkList.equipment')}
      actions={
        <Button size="sm" onClick={takeAll}>
          {t('checkList.allThere')}
        </Button>
      }
    >
      <Grid>
        {equipment.map((item) => (
          <ChoiceRow
            key={item}
            label={t(`checkList.item.${item}`)}
            options={options}
            value={toChoice(values.equipment[item])}
            error={getFieldError(item)}
            onChange={(value) => onChange({ equipment: { ...values.equipment, [item]: value === 'yes' } })}
          />
        ))}
        <SelectField
          ref={keys}
          label={t('checkList.keys')}
          placeholder={t('checkList.choose')}
          error={getFieldError('keysCount')}
          value={values.keysCount ?? ''}
          options={Array.from({ length: mostKeys + 1 }, (_, keys) => ({
            value: String(keys),
            label: String(keys),
          }))}
          onChange={({ currentTarget }) =>
            onChange({ keysCount: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      </Grid>
    </Card>
  );
}
