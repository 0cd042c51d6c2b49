import { STANDARD_RATE } from './codes';
import type { Finding } from './finding';
import { addUp, findAll, findAmount, findText } from './read-parts';
import type { Element } from './xml';

/** Fils by which rounding may move a tax: that of a category, and the share that a line has of it. */
const CATEGORY_TOLERANCE = 1;
const LINE_TOLERANCE = 2;

const hasTax = (net: number, tax: number, tolerance: number): boolean =>
  Math.abs(tax - Math.round((net * STANDARD_RATE) / 10_000)) <= tolerance;

const readCategory = (element: Element, path: string): string => findText(element, `${path}/cbc:ID`);

/** A standard rate has a percentage, and nothing else has one or a tax. */
function checkCategory(element: Element, path: string): string[] {
  const isStandard = readCategory(element, path) === 'S';
  return isStandard === (findText(element, `${path}/cbc:Percent`) !== '')
    ? []
    : ['The rate contradicts the category.'];
}

function checkTax(category: string, net: number, tax: number, tolerance: number): string[] {
  const isRight = category === 'S' ? hasTax(net, tax, tolerance) : tax === 0;
  return isRight ? [] : ['The tax is not that of the amount.'];
}

function checkLine(line: Element, position: number): Finding[] {
  const quantityName = line.name === 'cac:InvoiceLine' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  const [quantity] = findAll(line, quantityName);
  const [base] = findAll(line, 'cac:Price/cbc:BaseQuantity');
  const price = findAmount(line, 'cac:Price/cbc:PriceAmount');
  const net = findAmount(line, 'cbc:LineExtensionAmount');
  const tax = findAmount(line, 'cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount');
  const category = 'cac:Item/cac:ClassifiedTaxCategory';
  const wrong: (readonly [boolean, string])[] = [
    [findText(line, 'cbc:ID') !== String(position), 'The lines are not numbered in order.'],
    [quantity?.attributes['unitCode'] !== base?.attributes['unitCode'], 'The price is of another unit.'],
    [Number(quantity?.text) * price !== net * Number(base?.text), 'Quantity times price is not the amount.'],
    [findAmount(line, 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount') !== price, 'The prices differ.'],
    [findAmount(line, 'cac:ItemPriceExtension/cbc:Amount') !== net + tax, 'Amount and tax do not add up.'],
  ];
  return [
    ...wrong.flatMap(([isWrong, message]) => (isWrong ? [message] : [])),
    ...checkCategory(line, category),
    ...checkTax(readCategory(line, category), net, tax, LINE_TOLERANCE),
  ].map((message) => ({ path: `${line.name}[${position}]`, message }));
}

/** What the lines of a category amount to, less the discounts on it. */
function sumCategory(root: Element, lines: readonly Element[], category: string): number {
  const charged = lines.filter(
    (line) => readCategory(line, 'cac:Item/cac:ClassifiedTaxCategory') === category,
  );
  const off = findAll(root, 'cac:AllowanceCharge').filter(
    (discount) => readCategory(discount, 'cac:TaxCategory') === category,
  );
  return (
    addUp(charged.map((line) => findAmount(line, 'cbc:LineExtensionAmount'))) -
    addUp(off.map((discount) => findAmount(discount, 'cbc:Amount')))
  );
}

/** Each category that lines or discounts name has exactly one total, which is their sum with its tax. */
function checkCategories(root: Element, lines: readonly Element[]): Finding[] {
  const path = 'cac:TaxTotal';
  const totals = findAll(root, `${path}/cac:TaxSubtotal`);
  const names = totals.map((total) => readCategory(total, 'cac:TaxCategory'));
  const used = new Set([
    ...lines.map((line) => readCategory(line, 'cac:Item/cac:ClassifiedTaxCategory')),
    ...findAll(root, 'cac:AllowanceCharge').map((discount) => readCategory(discount, 'cac:TaxCategory')),
  ]);
  const isComplete =
    names.length === used.size &&
    names.every((name) => used.has(name)) &&
    new Set(names).size === names.length;
  return [
    ...(isComplete ? [] : ['The totals are not those of the categories of the lines.']),
    ...(used.has('S') ? [] : ['Nothing is taxed.']),
    ...totals.flatMap((total, at) => {
      const [category = '', net] = [names[at], findAmount(total, 'cbc:TaxableAmount')];
      return [
        ...(net === sumCategory(root, lines, category) ? [] : [`The lines of ${category} do not add up.`]),
        ...checkCategory(total, 'cac:TaxCategory'),
        ...checkTax(category, net, findAmount(total, 'cbc:TaxAmount'), CATEGORY_TOLERANCE),
      ];
    }),
  ].map((message) => ({ path, message }));
}

/** The sums of the document, to the fils. */
function checkTotals(root: Element, lines: readonly Element[]): Finding[] {
  const path = 'cac:LegalMonetaryTotal';
  const read = (name: string): number => findAmount(root, `${path}/cbc:${name}`);
  const discounts = findAll(root, 'cac:AllowanceCharge');
  const tax = findAmount(root, 'cac:TaxTotal/cbc:TaxAmount');
  const [net, gross, off] = [
    read('TaxExclusiveAmount'),
    read('TaxInclusiveAmount'),
    read('AllowanceTotalAmount'),
  ];
  const payable = gross - read('PrepaidAmount') + read('PayableRoundingAmount');
  const isGiven = (name: string): boolean => findAll(root, `${path}/cbc:${name}`).length > 0;
  const wrong: (readonly [boolean, string])[] = [
    [
      read('LineExtensionAmount') !== addUp(lines.map((line) => findAmount(line, 'cbc:LineExtensionAmount'))),
      'The lines do not add up.',
    ],
    [
      off !== addUp(discounts.map((discount) => findAmount(discount, 'cbc:Amount'))),
      'The discounts do not add up.',
    ],
    [
      isGiven('AllowanceTotalAmount') !== discounts.length > 0,
      'The total of the discounts is missing or too much.',
    ],
    [net !== read('LineExtensionAmount') - off, 'The amount without tax does not add up.'],
    [
      tax !==
        addUp(
          findAll(root, 'cac:TaxTotal/cac:TaxSubtotal').map((total) => findAmount(total, 'cbc:TaxAmount')),
        ),
      'The tax does not add up.',
    ],
    [gross !== net + tax, 'The amount with tax does not add up.'],
    [read('PayableAmount') !== payable, 'The amount due does not add up.'],
  ];
  return wrong.flatMap(([isWrong, message]) => (isWrong ? [{ path, message }] : []));
}

/** Every figure is what the others make it. */
export const checkAmounts = (root: Element, lines: readonly Element[]): Finding[] => [
  ...lines.flatMap((line, at) => [...checkLine(line, at + 1)]),
  ...findAll(root, 'cac:AllowanceCharge').flatMap((discount, at) =>
    checkCategory(discount, 'cac:TaxCategory').map((message) => ({
      path: `cac:AllowanceCharge[${at + 1}]`,
      message,
    })),
  ),
  ...checkCategories(root, lines),
  ...checkTotals(root, lines),
];
