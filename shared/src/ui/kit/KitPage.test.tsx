import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as core from '@portal/shared/ui';
import * as charts from '@portal/shared/ui/charts';
import * as code from '@portal/shared/ui/code';
import * as copyButton from '@portal/shared/ui/copy-button';
import * as date from '@portal/shared/ui/date';
import * as dateFields from '@portal/shared/ui/date-fields';
import * as dateRange from '@portal/shared/ui/date-range';
import * as filterBar from '@portal/shared/ui/filter-bar';
import * as nativeDate from '@portal/shared/ui/native-date';
import * as overlays from '@portal/shared/ui/overlays';
import * as pager from '@portal/shared/ui/pager';
import * as phone from '@portal/shared/ui/phone';
import * as search from '@portal/shared/ui/search';
import * as switches from '@portal/shared/ui/switch';
import * as upload from '@portal/shared/ui/upload';
import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';
import { KitPage } from './KitPage';

type Props = Readonly<Record<string, unknown>>;
type JsxRuntime = typeof import('react/jsx-runtime');

// Notes what each part is created with.
jest.mock('react/jsx-runtime', () => {
  const real = jest.requireActual<JsxRuntime>('react/jsx-runtime');
  const shown = new Map<unknown, Props[]>();
  const note =
    (make: JsxRuntime['jsx']): JsxRuntime['jsx'] =>
    (type, props, key) => {
      if (typeof type !== 'string') shown.set(type, [...(shown.get(type) ?? []), props as Props]);
      return make(type, props, key);
    };
  return { ...real, jsx: note(real.jsx), jsxs: note(real.jsxs), shown };
});
const { shown } = jest.requireMock<{ shown: ReadonlyMap<unknown, readonly Props[]> }>('react/jsx-runtime');

/** The entry points, by the name of their report. */
const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ui.txt': core,
  'ui.charts.txt': charts,
  'ui.code.txt': code,
  'ui.copy-button.txt': copyButton,
  'ui.date.txt': date,
  'ui.date-fields.txt': dateFields,
  'ui.date-range.txt': dateRange,
  'ui.filter-bar.txt': filterBar,
  'ui.native-date.txt': nativeDate,
  'ui.overlays.txt': overlays,
  'ui.pager.txt': pager,
  'ui.phone.txt': phone,
  'ui.search.txt': search,
  'ui.switch.txt': switches,
  'ui.upload.txt': upload,
};

/** Frames of other parts, and parts without a look. */
const without = new Set(['FieldFrame', 'LabelText', 'VisuallyHidden', 'ErrorBoundary']);
/** What does not change the look of a part: calls, identities, limits, and what opens it. */
const invisible =
  /^(on[A-Z]\w*|ref|box|id|name|as|role|href|level|noValidate|open|defaultOpen|auto\w+|accept|\w*[mM]axBytes|min|max|upload|textValue|value|defaultValue|selected|shortLabel|getLabel|formatCount)$/;
/** Parts whose label is read out and not seen, so that its length does not matter. */
const readOut =
  /^(Flag|Icon|IconButton|Spinner|ProgressBar|Popover|Tabs|Stepper|FilterBar|SearchField|RangeCalendar|BarRows|Columns)$/;
const LONG = 60;

interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}
interface Part {
  readonly name: string;
  readonly props: readonly Prop[];
}

const reports = path.resolve(__dirname, '../../../api-reports');

/** The parts of an entry point with their props, as its report lists them. */
function readParts(file: string): Part[] {
  const text = readFileSync(path.join(reports, file), 'utf8');
  const types = new Map(
    [...text.matchAll(/^type (\w+) = ('[^;]+);/gm)].map(([, name, type]) => [name, type as string]),
  );
  const bases = new Map(
    [...text.matchAll(/^interface (\w+) extends ([^{]+) \{/gm)].map(([, name, base]) => [
      name,
      base as string,
    ]),
  );
  return text.split('\n\n').flatMap((block): Part[] => {
    const [, name, params = ''] = /^function ([A-Z][a-z]\w*)\((.*)\): /.exec(block) ?? [];
    if (!name || without.has(name)) return [];
    const props = [...block.matchAll(/^ {4}(\w+)(\?)?: (.+)$/gm)].map(([, prop, mark, type]): Prop => ({
      name: prop as string,
      type: types.get(type) ?? (type as string),
      isOptional: mark === '?',
    }));
    return [{ name, props: [...props, ...listNativeProps(bases, params)] }];
  });
}

/** The states that a part has from the element of the browser that it extends. */
function listNativeProps(bases: ReadonlyMap<string | undefined, string>, params: string): Prop[] {
  const base = bases.get(/: (\w+)$/.exec(params)?.[1]) ?? '';
  const state = (name: string): Prop => ({ name, type: 'boolean', isOptional: true });
  if (/ComponentPropsWithRef<'(button|select)'>/.test(base)) return [state('disabled')];
  if (/Omit<ComponentPropsWithRef<'input'>, 'type'/.test(base)) return [state('disabled')];
  if (/TextFieldProps, 'type'/.test(base) || /ComponentPropsWithRef<'(input|textarea)'>/.test(base))
    return [state('disabled'), state('readOnly')];
  return [];
}

/** The choices of a prop that is one of several words or numbers. */
const listChoices = (type: string): string[] => {
  const choices = type.split(' | ').map((choice) => choice.replace(/^'|'$/g, ''));
  const isChoice = (choice: string) =>
    /^([a-z-]+|\d+)$/.test(choice) && !/^(string|number|null)$/.test(choice);
  return choices.length > 1 && choices.every(isChoice) ? choices : [];
};

function listMissing({ name, props }: Part, uses: readonly Props[]): string[] {
  const missing = props.flatMap((prop): string[] => {
    if (invisible.test(prop.name)) return [];
    const values = uses.map((use) => use[prop.name]);
    const choices = listChoices(prop.type).filter((choice) => !values.map(String).includes(choice));
    // One of them is the default, which needs no word.
    const isDefaultShown = prop.isOptional && values.includes(undefined);
    if (listChoices(prop.type).length > 0)
      return choices.length > Number(isDefaultShown) ? [`${name}: ${prop.name} ${choices.join(', ')}`] : [];
    if (prop.type.startsWith('readonly') && !values.some((value) => Array.isArray(value) && value.length > 0))
      return [`${name}: ${prop.name} filled`];
    if (!prop.isOptional) return [];
    const isSet = (value: unknown) => value !== undefined && value !== false && value !== null;
    return [
      ...(values.some(isSet) ? [] : [`${name}: with ${prop.name}`]),
      ...(values.every(isSet) ? [`${name}: without ${prop.name}`] : []),
    ];
  });
  const texts = uses.flatMap(({ children, label, title, hideLabel }) =>
    [children, title, hideLabel ? undefined : label].filter((text) => typeof text === 'string'),
  );
  return texts.length > 0 && !readOut.test(name) && !texts.some((text) => text.length >= LONG)
    ? [...missing, `${name}: a long text`]
    : missing;
}

jest.setTimeout(120_000); // every component in every state at once

/** Without the events of a pointer, which take long on a page with so many parts. */
const choose = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

// One rendering for all: it takes seconds.
test('every component in every state is accessible, in each theme and direction', async () => {
  const { container } = renderUi(<KitPage />);
  // Some parts are landmarks, and the page has them once for each of their states.
  await expectAccessible(container, ['landmark-unique']);
  // A search by label in the whole page compares each field with each label, which takes half a minute.
  const header = within(screen.getByText('The kit').closest('header') as HTMLElement);
  choose(header.getByLabelText('Theme'), 'dark');
  choose(header.getByLabelText('Direction'), 'rtl');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  choose(header.getByLabelText('Theme'), 'system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test.each(Object.keys(entries))(
  'the kit page shows the parts of %s in each state that their props have',
  (file) => {
    if (shown.get(KitPage) === undefined) renderUi(<KitPage />);
    const parts = readParts(file);
    expect(parts.length).toBeGreaterThan(0);
    const missing = parts.flatMap((part) => listMissing(part, shown.get(entries[file]?.[part.name]) ?? []));
    expect(missing).toEqual([]);
  },
);
