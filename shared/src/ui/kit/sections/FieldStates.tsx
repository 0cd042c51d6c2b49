import {
  Card,
  CheckboxField,
  FieldRow,
  PasswordField,
  SelectField,
  TextField,
  type FieldOptions,
} from '@portal/shared/ui';
import { RadioCards, TextAreaField } from '@portal/shared/ui/form';
import { CodeField } from '@portal/shared/ui/code';
import { DateField, DateTimeField, TimeField } from '@portal/shared/ui/date-fields';
import { NativeDateField } from '@portal/shared/ui/native-date';
import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { PhoneField } from '@portal/shared/ui/phone';
import { Switch } from '@portal/shared/ui/switch';
import { FileField } from '@portal/shared/ui/upload';
import type { ReactNode } from 'react';
import { longText } from '../long-text';

type Options = FieldOptions & { readonly disabled?: boolean };

/** The states that all fields have in common. */
const states: readonly Options[] = [
  { label: 'Plain' },
  { label: 'Not required', optional: true, help: 'Help is below the field.' },
  { label: 'With an error', error: 'Enter what is missing' },
  { label: 'Disabled', disabled: true },
  { label: 'Label for screen readers only', hideLabel: true },
  { label: longText, help: longText, error: longText },
];

const choices = [
  { value: 'ae', label: 'United Arab Emirates' },
  { value: 'in', label: 'India' },
];
const nothing = () => undefined;

const fields: Readonly<Record<string, (options: Options) => ReactNode>> = {
  TextField: (options) => <TextField {...options} placeholder="Placeholder" />,
  TextAreaField: (options) => <TextAreaField {...options} rows={2} />,
  PasswordField: (options) => <PasswordField {...options} />,
  SelectField: (options) => <SelectField {...options} options={choices} />,
  DateField: (options) => <DateField {...options} />,
  DateTimeField: (options) => <DateTimeField {...options} />,
  TimeField: (options) => <TimeField {...options} />,
  NativeDateField: (options) => <NativeDateField {...options} />,
  ComboBox: (options) => (
    <ComboBox {...options} options={choices} value={null} onChange={nothing} placeholder="Search" />
  ),
  MultiComboBox: (options) => (
    <MultiComboBox {...options} options={choices} value={['ae', 'in']} onChange={nothing} />
  ),
  PhoneField: (options) => <PhoneField {...options} country="ae" value="" onChange={nothing} />,
  CodeField: (options) => <CodeField {...options} value="48" onChange={nothing} />,
  FileField: (options) => (
    <FileField
      {...options}
      accept={['image/png']}
      maxBytes={1_000_000}
      value={null}
      onChange={nothing}
      upload={() => Promise.resolve({ fileId: 'sample' })}
    />
  ),
  Switch: (options) => <Switch {...options} defaultChecked={options.disabled ?? false} />,
  CheckboxField: ({ hideLabel: _hidden, ...options }) => (
    <CheckboxField {...options} defaultChecked={options.disabled ?? false} />
  ),
  RadioCards: ({ disabled = false, ...options }) => (
    <RadioCards
      {...options}
      name={`kit_states_${options.label?.toString().slice(0, 9)}`}
      options={choices.map(({ value, label }) => ({ value, title: label, disabled }))}
    />
  ),
};

/** Each field in each state that fields have. */
export const FieldStates = () =>
  Object.entries(fields).map(([name, renderField]) => (
    <Card key={name} title={name}>
      <FieldRow>
        {states.map((options) => (
          <div key={String(options.label)}>{renderField(options)}</div>
        ))}
      </FieldRow>
    </Card>
  ));
