import {
  Button,
  Card,
  CheckboxField,
  FieldRow,
  Flag,
  Icon,
  PasswordField,
  SelectField,
  Stack,
  TextField,
} from '@portal/shared/ui';
import { FormBar, FormErrors, RadioCards, SaveBar, TextAreaField } from '@portal/shared/ui/form';
import { DateField, DateTimeField, TimeField } from '@portal/shared/ui/date-fields';
import { NativeDateField } from '@portal/shared/ui/native-date';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { SendButton } from '@portal/shared/ui/send-button';
import { useState } from 'react';
import { longText } from '../long-text';

const countries = [
  { value: 'ae', label: 'United Arab Emirates' },
  { value: 'in', label: 'India' },
];
const kinds = [
  {
    value: 'company',
    title: 'A company',
    description: 'Several vehicles to rent',
    media: <Flag country="ae" />,
  },
  {
    value: 'individual',
    title: 'An individual',
    description: 'Sole owner with one vehicle to rent',
    media: <Flag country="in" />,
  },
];

export function Fields() {
  const [dirty, setDirty] = useState(true);
  const [days, setDays] = useState({ from: '2026-11-01', to: '2026-11-24' });
  return (
    <Card title="Your company" subtitle="Customers see this on every listing.">
      <Stack as="form" gap={4} noValidate onSubmit={(event) => event.preventDefault()}>
        <FormErrors
          errors={{
            kit_plate: { message: 'Enter the number plate' },
            kit_expires: { message: 'The licence has expired' },
          }}
        />
        <FormErrors message="The server did not answer. Try again." />
        <FormErrors title={longText} errors={{ kit_plate: { message: longText } }} />
        <FieldRow>
          <TextField
            label="Company name"
            defaultValue="Gulf Horizon Car Rental"
            autoComplete="organization"
          />
          <TextField label="Registration number" optional help="As printed on the trade licence." />
        </FieldRow>
        <FieldRow>
          <TextField label="Number plate" name="kit_plate" error="Enter the number plate" code />
          <DateField
            label="Licence expires"
            name="kit_expires"
            defaultValue="2024-02-01"
            error="The licence has expired"
          />
        </FieldRow>
        <FieldRow>
          <DateTimeField label="Start" defaultValue="2026-11-24T10:30" help="In the country's time." />
          <TimeField label="Time" optional />
          <DateField label="Issued" disabled defaultValue="2020-05-31" />
          <DateRangeField label="Days" placeholder="Any day" {...days} onChange={setDays} />
        </FieldRow>
        <FieldRow>
          <DateRangeField label="Days" hideLabel placeholder="Any day" from="" to="" onChange={setDays} />
          <DateRangeField label={longText} placeholder={longText} from="" to="" onChange={setDays} />
        </FieldRow>
        <NativeDateField label="Born" optional help="The browser’s own field, for customers." />
        <FieldRow>
          <SelectField label="Country" placeholder="Choose a country" options={countries} />
          <TextField
            label="Search"
            hideLabel
            type="search"
            placeholder="Search enquiries…"
            start={<Icon name="search" />}
            help="A field whose label is not shown"
          />
        </FieldRow>
        <FieldRow>
          <PasswordField
            label="Password"
            defaultValue="correct horse"
            strength={{ score: 3, label: 'Good' }}
          />
          <PasswordField
            label="Password"
            defaultValue="abc"
            strength={{ score: 1, label: 'Weak' }}
            error="Use 8 characters or more"
          />
        </FieldRow>
        <FieldRow>
          <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
          <TextField label="Read only" defaultValue="FD-00127" readOnly />
          <PasswordField label="Read only" defaultValue="a secret" readOnly />
          <TextAreaField label="Read only" rows={2} defaultValue="Office 12, Dubai" readOnly />
          <SelectField label="Without options" placeholder="Nothing to choose" />
        </FieldRow>
        <TextAreaField label="Address" optional defaultValue={'Office 12, Sheikh Zayed Road\nDubai'} />
        <RadioCards label="You rent out as" name="kit_kind" options={kinds} defaultValue="company" />
        <CheckboxField label="I agree to the terms" help="You can read them again at any time." />
        <CheckboxField label="I agree to the terms" error="Agree to go on" />
        <Button variant="primary" type="submit">
          Continue
        </Button>
        <SaveBar
          visible={dirty}
          busy
          message={longText}
          saveLabel="Send for review"
          SaveButton={SendButton}
          onDiscard={() => setDirty(false)}
        />
        <SaveBar visible={dirty} onDiscard={() => setDirty(false)} onSave={() => setDirty(false)} />
        <FormBar label="Step 1 of 3" note="Stored on this device">
          <Button variant="primary">Next step</Button>
        </FormBar>
      </Stack>
    </Card>
  );
}
