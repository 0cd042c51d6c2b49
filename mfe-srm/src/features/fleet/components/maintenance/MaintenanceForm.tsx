import { formatCurrency } from '@portal/shared/format';
import { limits, maintenanceKinds, type MaintenanceEntry } from '@portal/shared/contract';
import { Form, FormFailure } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Button, Card, FieldRow, Inline, SelectField, TextField } from '@portal/shared/ui';
import { FormErrors, TextAreaField } from '@portal/shared/ui/form';
import { useWatch } from 'react-hook-form';
import { MomentField } from '../../../../components/MomentField';
import { useFleetText } from '../../../../messages/useFleetText';
import { useMaintenanceForm } from '../../hooks/useMaintenanceForm';
import { maintenanceFields } from '../../model/maintenance-values';

interface Props {
  vehicleId: string;
  onAdded: (entry: MaintenanceEntry) => void;
  onClose: () => void;
}

/** Blocks the vehicle for a time. */
export function MaintenanceForm({ vehicleId, onAdded, onClose }: Props) {
  const t = useFleetText();
  const { currency } = useCountry();
  const { form, errors, failure, submit, cancel } = useMaintenanceForm(vehicleId, onAdded);
  const { isSubmitting, submitCount } = form.formState;
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const getFieldProps = (name: (typeof maintenanceFields)[number]) => ({
    ...form.register(name, name === 'from' ? { deps: ['to'] } : {}),
    label: t(`fleet.maintenance.${name}`),
    error: errors.getText(name),
    autoComplete: 'off',
  });
  return (
    <Card title={t('fleet.maintenance.new')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onBlur={errors.onBlur}
        submitCount={submitCount}
      >
        <SelectField
          {...getFieldProps('kind')}
          options={maintenanceKinds.map((value) => ({ value, label: t(`fleet.maintenance.kind.${value}`) }))}
        />
        <FieldRow>
          <MomentField {...getFieldProps('from')} text={from} />
          <MomentField {...getFieldProps('to')} text={to} help={t('fleet.maintenance.toHelp')} />
        </FieldRow>
        <FieldRow>
          <TextField
            {...getFieldProps('cost')}
            inputMode="decimal"
            end={formatCurrency(currency)}
            code
            optional
          />
          <TextField
            {...getFieldProps('kilometre')}
            inputMode="numeric"
            end={t('fleet.form.km')}
            code
            optional
          />
        </FieldRow>
        <TextAreaField
          {...getFieldProps('note')}
          rows={2}
          maxLength={limits.maintenance.noteMax}
          dir="auto"
          optional
        />
        <FormErrors errors={errors.summary(maintenanceFields)} />
        <FormFailure error={failure} />
        <Inline justify="end">
          <Button
            variant="ghost"
            disabled={isSubmitting}
            onClick={() => {
              cancel();
              onClose();
            }}
          >
            {t('fleet.maintenance.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={isSubmitting}>
            {t('fleet.maintenance.save')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
