import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { Button, CheckboxField, PasswordField, SelectField, TextField } from '@portal/shared/ui';
import { RadioCards, TextAreaField } from '@portal/shared/ui/form';
import { DateField } from '@portal/shared/ui/date-fields';
import { CodeField } from '@portal/shared/ui/code';
import { RangeCalendar } from '@portal/shared/ui/date';
import { ComboBox, Menu, MenuItem, MultiComboBox, Popover, Tabs } from '@portal/shared/ui/overlays';
import { Pager } from '@portal/shared/ui/pager';
import { PhoneField } from '@portal/shared/ui/phone';
import { SearchField } from '@portal/shared/ui/search';
import { Switch } from '@portal/shared/ui/switch';
import { FileField } from '@portal/shared/ui/upload';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderUi } from './renderUi';

jest.setTimeout(60_000);

const cities = ['Dubai', 'Abu Dhabi', 'Sharjah'].map((label) => ({ value: label.toLowerCase(), label }));
const onChange = jest.fn();
const files = { accept: ['image/png'], maxBytes: 1000, upload: jest.fn() };

/** Every field of the kit with a value, and every part that Tab reaches on the way. */
const parts: Record<string, ReactElement> = {
  text: <TextField label="Name" defaultValue="Gulf Cars" onChange={onChange} />,
  number: <TextField label="Year" inputMode="numeric" code defaultValue="2024" onChange={onChange} />,
  textArea: <TextAreaField label="About" defaultValue="Since 1998" onChange={onChange} />,
  password: <PasswordField label="Password" defaultValue="secret" onChange={onChange} />,
  select: (
    <SelectField
      label="Country"
      placeholder="Choose"
      options={cities}
      defaultValue="sharjah"
      onChange={onChange}
    />
  ),
  date: <DateField label="Expires" defaultValue="2030-01-31" onChange={onChange} />,
  checkbox: <CheckboxField label="I agree" defaultChecked onChange={onChange} />,
  radio: (
    <RadioCards
      label="You are"
      name="kind"
      options={cities.map(({ value, label }) => ({ value, title: label }))}
      defaultValue="sharjah"
      onChange={onChange}
    />
  ),
  'radio without a choice': (
    <RadioCards
      label="You are"
      name="none"
      options={cities.map(({ value, label }) => ({ value, title: label }))}
      onChange={onChange}
    />
  ),
  switch: <Switch label="Visible" defaultChecked onChange={onChange} />,
  combobox: <ComboBox label="City" options={cities} value="sharjah" onChange={onChange} />,
  'combobox without a choice': <ComboBox label="City" options={cities} value={null} onChange={onChange} />,
  'multi-choice': (
    <MultiComboBox label="Cities" options={cities} value={['dubai', 'sharjah']} onChange={onChange} />
  ),
  'multi-choice without a choice': (
    <MultiComboBox label="Cities" options={cities} value={[]} onChange={onChange} />
  ),
  phone: <PhoneField label="Phone" country="ae" value="+971501234567" onChange={onChange} />,
  'phone with half a number': <PhoneField label="Phone" country="in" value="+9198" onChange={onChange} />,
  code: <CodeField label="Code" value="123" onChange={onChange} onComplete={onChange} />,
  file: (
    <FileField label="Licence" {...files} value="saved" current={{ name: 'a.png' }} onChange={onChange} />
  ),
  'empty file': <FileField label="Licence" {...files} camera="user" value={null} onChange={onChange} />,
  search: <SearchField label="Search" text="kia" onText={onChange} />,
  range: (
    <RangeCalendar label="Dates" value={{ start: '2030-01-05', end: '2030-01-09' }} onChange={onChange} />
  ),
  pager: (
    <Pager
      page={2}
      pages={4}
      onPage={onChange}
      size={{ label: 'Rows', value: 20, choices: [20, 50], onChange }}
    />
  ),
  menu: (
    <Menu trigger={<Button>More</Button>} onAction={onChange}>
      <MenuItem id="delete">Delete</MenuItem>
    </Menu>
  ),
  popover: (
    <Popover trigger={<Button>Dates</Button>} label="Dates">
      <Button onClick={onChange}>Apply</Button>
    </Popover>
  ),
  tabs: (
    <Tabs
      label="Parts"
      selected="b"
      onSelect={onChange}
      tabs={[
        { id: 'a', label: 'A', content: 'a' },
        { id: 'b', label: 'B', content: 'b' },
      ]}
    />
  ),
};

test.each(Object.entries(parts))('Tab goes through %s and changes nothing', async (_name, part) => {
  const { container } = renderUi(
    <form>
      {part}
      <Button type="submit">Save</Button>
    </form>,
  );
  await expectTabThroughChangesNothing(container);
  expect(onChange).not.toHaveBeenCalled();
});

test('Tab goes through a foreign phone number and changes nothing', async () => {
  const { container } = renderUi(
    <form>
      <PhoneField label="Phone" country="ae" value="+442079460018" onChange={onChange} />
    </form>,
  );
  // Its country is known once the numbering plans are loaded.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('GB'));
  await expectTabThroughChangesNothing(container);
  expect(onChange).not.toHaveBeenCalled();
});
