import { Button, Card, Inline, Kbd, SelectField, Stack, Text, VisuallyHidden } from '@portal/shared/ui';
import { BarRows, ChartTable, Columns } from '@portal/shared/ui/charts';
import { RangeCalendar, type RangeCalendarProps } from '@portal/shared/ui/date';
import { FilterBar } from '@portal/shared/ui/filter-bar';
import { Pager } from '@portal/shared/ui/pager';
import { QrCode } from '@portal/shared/ui/qr-code';
import { SearchField } from '@portal/shared/ui/search';
import { useState } from 'react';
import { longText } from '../long-text';

const states = [
  { value: 'all', label: 'All states' },
  { value: 'open', label: 'Open' },
];
const shorten = (label: string): string => label.split(/[ -]/)[0] ?? label;
const bars = [
  { label: longText, count: 3500 },
  { label: 'Kia Picanto', count: 960 },
  { label: 'Nissan Patrol', count: 0 },
];

/** Search, filters, pages, charts: empty, filled, and with long words. */
export function Lists() {
  const [text, setText] = useState('Patrol');
  const [page, setPage] = useState(1);
  const [days, setDays] = useState<RangeCalendarProps['value']>({ start: '2026-11-12', end: '2026-11-14' });
  return (
    <Card>
      <FilterBar
        label="Trips"
        activeCount={1}
        canClear={text !== ''}
        end={<Button>View</Button>}
        onClear={() => setText('')}
        search={<SearchField label="Search trips" text={text} onText={setText} />}
      >
        <SelectField label="State" hideLabel options={states} />
      </FilterBar>
      <FilterBar
        label="Customers, none found"
        activeCount={0}
        search={
          <SearchField
            label="Search name, phone, e-mail or document"
            placeholder="Name, phone or document"
            text=""
            onText={() => undefined}
            hint={<Kbd>/</Kbd>}
          />
        }
      />
      <Pager
        page={page}
        pages={3}
        onPage={setPage}
        size={{ label: 'Rows', value: 20, choices: [10, 20], onChange: () => undefined }}
      />
      <Pager page={1} pages={1} onPage={setPage} />
      <Columns title="Revenue by day" name="Revenue" bars={bars} shortLabel={shorten} />
      <Columns
        title="Revenue by day, lower"
        name="Revenue"
        bars={bars}
        shortLabel={shorten}
        color="accent"
        height={120}
      />
      <Columns title="Revenue by day, none" name="Revenue" bars={[]} />
      <BarRows title="Revenue by vehicle" bars={bars} />
      <BarRows title="Revenue by vehicle, in another colour" bars={bars} color="info" />
      <BarRows title="Revenue by vehicle, none" bars={[]} />
      <ChartTable caption="Revenue by vehicle" first="Vehicle" second="Revenue" rows={bars} />
      <RangeCalendar label="Days of the trip" min="2026-11-05" value={days} onChange={setDays} />
      <RangeCalendar
        label="Days with trips of others"
        min="2026-11-05"
        value={null}
        onChange={setDays}
        isTaken={(day) => day >= '2026-11-16' && day <= '2026-11-19'}
        isPartlyTaken={(day) => day === '2026-11-20'}
        takenLabel="Taken"
        partlyLabel="Taken for a part of the day"
      />
      <Inline>
        <QrCode text="https://portal.example/c/1" label="The customer’s link" />
        <Stack>
          <Text>
            <VisuallyHidden>Words for a screen reader only.</VisuallyHidden>
            Words for all.
          </Text>
          <Button disabled>{longText}</Button>
        </Stack>
      </Inline>
    </Card>
  );
}
