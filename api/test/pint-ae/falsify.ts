import { readXml, writeXml, type Element } from '../../src/domains/billing/e-invoices/pint-ae/xml';

/** A number from 0 up to a limit, which is not included. */
export type Pick = (limit: number) => number;

interface Place {
  readonly element: Element;
  readonly path: readonly number[];
  readonly names: string;
}

function list(element: Element, path: readonly number[] = [], names = ''): Place[] {
  return [
    { element, path, names },
    ...element.children.flatMap((child, at) => list(child, [...path, at], `${names}/${child.name}`)),
  ];
}

/** The document with the elements at a path replaced: by none, one or more. */
function replace(
  root: Element,
  [first, ...rest]: readonly number[],
  change: (at: Element) => Element[],
): Element {
  const children = root.children.flatMap((child, at) => {
    if (at !== first) return [child];
    return rest.length === 0 ? change(child) : [replace(child, rest, change)];
  });
  return { ...root, children };
}

type Falsification = (root: Element, pick: Pick) => Element | null;

const isLeaf = ({ element }: Place): boolean => element.text !== null;

/** Changes the text of one leaf that fits. */
const changeText =
  (fits: (place: Place) => boolean, change: (text: string, pick: Pick) => string): Falsification =>
  (root, pick) => {
    const places = list(root).filter((place) => isLeaf(place) && fits(place));
    const place = places[pick(places.length)];
    if (place === undefined) return null;
    const text = change(place.element.text ?? '', pick);
    if (text === place.element.text) return null;
    return replace(root, place.path, (at) => [{ ...at, text }]);
  };

const ends = (name: string) => (place: Place) => place.names.endsWith(name);

function shiftAmount(text: string, pick: Pick): string {
  const shift = pick(2) === 0 ? 1 + pick(5) : 100 * (1 + pick(5000));
  const fils = Math.round(Number(text) * 100) + (pick(2) === 0 ? shift : -shift);
  return (fils / 100).toFixed(2);
}

/** Places of a tax number that follow a rule: the first ten are the electronic address, the last two are 03. */
function changeDigit(text: string, pick: Pick): string {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...(text.length === 15 ? [13, 14] : [])];
  const at = places[pick(places.length)] ?? 0;
  const digit = (Number(text[at]) + 1 + pick(9)) % 10;
  return text.slice(0, at) + digit + text.slice(at + 1);
}

const chooseOther =
  (...values: readonly string[]) =>
  (text: string, pick: Pick): string => {
    const others = values.filter((value) => value !== text);
    return others[pick(others.length)] ?? text;
  };

const dates = ['cbc:IssueDate', 'cbc:DueDate', 'cbc:StartDate', 'cbc:EndDate'];
const isDate = ({ element }: Place): boolean => dates.includes(element.name);
const wrongDates = ['2026-02-30', '26-11-2026', '2026-11-31', '20261105', 'tomorrow', '2026-13-01', ''];

/** Something may be missing only if it says nothing that counts. */
const isNeeded = ({ element, path }: Place): boolean => {
  if (path.length === 0 || element.name === 'cbc:Note') return false;
  const amounts = list(element).filter((place) => place.element.attributes['currencyID'] !== undefined);
  return amounts.length < 2 || amounts.some((place) => Number(place.element.text) !== 0);
};

/** Ways in which a document is made wrong, by what is changed. */
export const falsifications: Readonly<Record<string, Falsification>> = {
  amount: changeText(({ element }) => element.attributes['currencyID'] !== undefined, shiftAmount),
  total: changeText(
    ({ names }) => /Total/.test(names) && !/Line/.test(names) && /Amount$/.test(names),
    shiftAmount,
  ),
  quantity: changeText(
    ({ names }) => /Quantity$/.test(names),
    (text, pick) => String(Number(text) + 1 + pick(9)),
  ),
  rate: changeText(ends('cbc:Percent'), chooseOther('5.00', '0.00', '15.00', '5')),
  category: changeText(
    ({ names }) => /Category\/cbc:ID$/.test(names),
    chooseOther('S', 'O', 'Z', 'E', 'AE', 'N', 'X'),
  ),
  taxNumber: changeText(ends('PartyTaxScheme/cbc:CompanyID'), changeDigit),
  taxNumberForm: changeText(ends('PartyTaxScheme/cbc:CompanyID'), (text, pick) =>
    text.slice(0, 1 + pick(14)),
  ),
  address: changeText(ends('cbc:EndpointID'), changeDigit),
  date: changeText(isDate, (_, pick) => wrongDates[pick(wrongDates.length)] ?? ''),
  order: changeText(ends('cbc:StartDate'), () => '2031-01-01'),
  issued: changeText(
    ({ names }) => names === '/cbc:IssueDate',
    () => '2020-01-01',
  ),
  due: changeText(ends('cbc:DueDate'), () => '2020-01-01'),
  type: changeText(ends('TypeCode'), chooseOther('380', '381', '388', '480', '81')),
  supply: changeText(
    ends('cbc:ProfileExecutionID'),
    chooseOther('00000000', '00010000', '00001000', '10000000', '0000'),
  ),
  profile: changeText(
    ({ names }) => /(Customization|Profile)ID$/.test(names),
    (text) => `${text}x`,
  ),
  currency: changeText(ends('cbc:DocumentCurrencyCode'), chooseOther('USD', 'INR', 'XXX')),
  emirate: changeText(ends('cbc:CountrySubentity'), chooseOther('XYZ', 'Dubai', 'AE-DU')),
  country: changeText(ends('cbc:IdentificationCode'), chooseOther('XX', 'UAE', 'A1', 'ZZ')),
  reason: changeText(
    ({ names }) => /(ReasonCode|ResponseCode|MeansCode)$/.test(names),
    chooseOther('DL8', '999', 'X'),
  ),
  attribute: (root, pick) => {
    const places = list(root).filter(
      ({ element, path }) => path.length > 0 && Object.keys(element.attributes).length > 0,
    );
    const place = places[pick(places.length)];
    const names = Object.keys(place?.element.attributes ?? {});
    const name = names[pick(names.length)];
    if (place === undefined || name === undefined) return null;
    const attributes: Record<string, string> = { ...place.element.attributes };
    if (pick(2) === 0) delete attributes[name];
    else attributes[name] = 'ZZ9';
    // The authority of a licence is a name, not a code.
    if (attributes[name] !== undefined && name === 'schemeAgencyName') return null;
    return replace(root, place.path, (at) => [{ ...at, attributes }]);
  },
  missing: (root, pick) => {
    const places = list(root).filter(isNeeded);
    const place = places[pick(places.length)];
    return place === undefined ? null : replace(root, place.path, () => []);
  },
  doubled: (root, pick) => {
    const places = list(root).filter(isNeeded);
    const place = places[pick(places.length)];
    return place === undefined ? null : replace(root, place.path, (at) => [at, at]);
  },
  empty: changeText(
    ({ path }) => path.length > 0,
    () => '',
  ),
  foreign: (root, pick) => {
    const places = list(root).filter(({ path }) => path.length > 0);
    const place = places[pick(places.length)];
    const extra: Element = { name: 'cbc:Extra', attributes: {}, text: '1', children: [] };
    return place === undefined ? null : replace(root, place.path, (at) => [at, extra]);
  },
};

/** The document made wrong in the named way; null where it has nothing to change so. */
export function falsify(xml: string, way: string, pick: Pick): string | null {
  const root = readXml(xml);
  const changed = root === null ? null : (falsifications[way]?.(root, pick) ?? null);
  return changed === null ? null : writeXml(changed);
}
