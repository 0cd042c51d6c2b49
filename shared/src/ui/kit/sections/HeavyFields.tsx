import { Card, FieldRow, Flag } from '@portal/shared/ui';
import { CodeField } from '@portal/shared/ui/code';
import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { PhoneField } from '@portal/shared/ui/phone';
import { Switch } from '@portal/shared/ui/switch';
import { FileField, type Upload } from '@portal/shared/ui/upload';
import { useState } from 'react';

const cities = [
  'Abu Dhabi',
  'Ajman',
  'Al Ain',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
].map((label) => ({ value: label, label }));
const types = { accept: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 10 * 1024 * 1024 } as const;

/** A connection so slow that every state is visible. A PDF always fails. */
const slow: Upload = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    let share = 0;
    const timer = setInterval(() => {
      share += 0.04;
      onProgress(share);
      if (share > 0.5 && file.type === 'application/pdf')
        stop(() => reject(new Error('The connection broke. Try again.')));
      else if (share >= 1) stop(() => resolve({ fileId: 'sample' }));
    }, 100);
    const stop = (settle: () => void) => {
      clearInterval(timer);
      settle();
    };
    signal.addEventListener('abort', () => stop(() => reject(new Error('Cancelled'))));
  });

export function HeavyFields() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('123');
  const [city, setCity] = useState<string | null>('Dubai');
  const [several, setSeveral] = useState(['Dubai', 'Sharjah']);
  const [on, setOn] = useState(true);
  const [file, setFile] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>('saved');
  return (
    <Card>
      <FieldRow>
        <PhoneField
          label="Phone"
          country="ae"
          value={phone}
          onChange={setPhone}
          help="Customers call this number."
        />
        <PhoneField
          label="Phone"
          country="in"
          value="+919876543210"
          onChange={() => undefined}
          error="This number is used by another account"
        />
      </FieldRow>
      <FieldRow>
        <ComboBox
          label="City"
          options={cities}
          value={city}
          onChange={setCity}
          help="Where the vehicles are."
        />
        <MultiComboBox
          label="Cities you deliver to"
          optional
          options={cities}
          value={several}
          onChange={setSeveral}
          placeholder="Add a city"
        />
      </FieldRow>
      <FieldRow>
        <ComboBox
          label="City"
          options={cities}
          value={null}
          onChange={() => undefined}
          error="Choose a city"
          placeholder="Search cities"
        />
        <ComboBox
          label="Country"
          options={cities}
          value="Dubai"
          onChange={() => undefined}
          start={<Flag country="ae" />}
        />
        <MultiComboBox label="Languages" options={[]} value={[]} onChange={() => undefined} disabled />
      </FieldRow>
      <FieldRow>
        <CodeField label="Code from the e-mail" value={code} onChange={setCode} />
        <CodeField
          label="Code from the e-mail"
          value="482915"
          onChange={() => undefined}
          error="That code has expired. Ask for a new one."
        />
      </FieldRow>
      <FieldRow>
        <Switch
          label="Visible to customers"
          checked={on}
          onChange={(event) => setOn(event.currentTarget.checked)}
          help="Goes on line at once."
        />
        <Switch label="Visible to customers" error="Fill in the specifications first" />
        <Switch label="On its way" busy defaultChecked />
        <Switch label="Cannot be changed" disabled defaultChecked />
      </FieldRow>
      <FieldRow>
        <FileField
          label="Logo"
          {...types}
          camera="environment"
          value={file}
          onChange={setFile}
          upload={slow}
        />
        <FileField
          label="Licence"
          {...types}
          value={saved}
          onChange={setSaved}
          upload={slow}
          current={{ name: 'trade-licence-2026.pdf' }}
        />
      </FieldRow>
    </Card>
  );
}
