import { createVocabulary } from './catalogue';
import { keyControls } from './keys';
import type { RawControl } from './page/controls';

const vocabulary = createVocabulary(
  new Map([
    ['list.actions', 'Actions for {title}'],
    ['list.status.visible', 'Visible'],
    ['list.status.hidden', 'Hidden'],
    ['list.colour', 'White'],
    ['form.save', 'Save'],
  ]),
);

let index = 0;
const control = (change: Partial<RawControl>): RawControl => ({
  index: index++,
  role: 'button',
  name: 'Save',
  region: 'page',
  context: '',
  row: null,
  disabled: false,
  chosen: false,
  href: null,
  opensTab: false,
  hidden: false,
  ...change,
});
const listKeys = (...controls: RawControl[]) => keyControls(controls, vocabulary).map(({ key }) => key);

test('the menus of rows count as one control for each state of a row', () => {
  const rows = [
    ['Kia Rio', 'Visible', 'White'],
    ['Nissan Patrol', 'Visible', '2'],
    ['Kia Soul', 'Hidden'],
  ].map((row) => control({ name: `Actions for ${row[0]}`, row }));
  expect(listKeys(...rows)).toEqual([
    'page | button | Actions for {title} | row: Visible',
    'page | button | Actions for {title} | row: Hidden',
  ]);
});

test('data that agents entered does not make two links of a list different', () => {
  const links = ['Kia Rio', 'Nissan Patrol'].map((name) => control({ role: 'link', name, row: [name] }));
  expect(listKeys(...links)).toEqual(['page | link | * | row: ']);
});

test('outside of lists two equal controls of a kind are kept', () => {
  const days = ['Day 3', 'Day 4', 'Day 5'].map((name) => control({ name }));
  expect(listKeys(...days, control({}), control({ context: 'Actions for Kia Rio' }))).toEqual([
    'page | button | Day #',
    'page | button | Day # (2)',
    'page | button | Save',
    'page | Actions for {title} | button | Save',
  ]);
});

test('a control keeps its key when it is selected, and has another while it is disabled', () => {
  expect(listKeys(control({ role: 'tab', chosen: true }))).toEqual(['page | tab | Save']);
  expect(listKeys(control({ disabled: true }))).toEqual(['page | button | Save | disabled']);
});
