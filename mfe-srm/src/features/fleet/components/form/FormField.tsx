import { isOptionalField, limits, type FieldKind } from '@portal/shared/contract';
import { formatCurrency } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import type { TextFieldProps } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { getTextProps } from '../../../../libraries/record-form/model/form-fields';
import { useVehicleOptions } from '../../hooks/useVehicleOptions';
import { fields, type ChoiceName, type FieldWithHelp, type PlainName } from '../../model/fields';
import { ChoiceField } from './ChoiceField';
import { DayField } from './DayField';
import type { PartProps } from './part-props';
import { TypedField } from './TypedField';

const number = { inputMode: 'numeric', code: true } as const;
const typing: Readonly<Partial<Record<FieldKind, Partial<TextFieldProps>>>> = {
  year: { ...number, maxLength: 4 },
  count: { ...number, maxLength: 2 },
  measure: { ...number, maxLength: 6 },
  reading: { ...number, maxLength: 9 },
  money: { inputMode: 'decimal', code: true },
};

function useHelp(name: PlainName): string | undefined {
  const t = useFleetText();
  const country = useCountry().id;
  const { passengersMin: min, passengersMax: max } = limits.vehicle;
  if (name === 'vehicleRegistrationNumber') return t(`fleet.help.plate.${country}`);
  if (name === 'numberOfPassengers') return t('fleet.help.passengers', { min, max });
  return fields[name].form.hasHelp ? t(`fleet.help.${name as FieldWithHelp}`) : undefined;
}

type ChoiceProps = PartProps & { name: ChoiceName; help?: string; optional?: boolean };

function ListedChoice(props: ChoiceProps) {
  const t = useFleetText();
  const options = useVehicleOptions()[props.name];
  return <ChoiceField {...props} options={options} placeholder={t('fleet.form.choose')} />;
}

/** One field of the form, as its entry in the table describes it. */
export function FormField({ vehicleForm, name }: PartProps & { name: PlainName }) {
  const t = useFleetText();
  const { currency } = useCountry();
  const help = useHelp(name);
  const field = fields[name];
  const { kind, form } = field;
  const common = {
    vehicleForm,
    ...(help !== undefined && { help }),
    ...(isOptionalField(field) && { optional: true }),
  };
  if (kind === 'choice') return <ListedChoice {...common} name={name as ChoiceName} />;
  if (kind === 'date')
    return (
      <DayField
        {...common}
        name={name}
        {...(name === 'registrationDate' && { judges: 'registrationDueDate' })}
      />
    );
  const end = kind === 'money' ? formatCurrency(currency) : form.unit && t(`fleet.form.${form.unit}`);
  return (
    <TypedField
      {...common}
      {...(typing[field.kind] ?? getTextProps(field.form))}
      {...(end !== undefined && { end })}
      name={name}
    />
  );
}
