import type { Finding } from './finding';
import type { Layout } from './layout';
import type { Element } from './xml';

type Form = NonNullable<Layout['text']>;

const fits = (form: Form, text: string): boolean =>
  form instanceof RegExp ? form.test(text) : form.includes(text);

function checkAttributes(path: string, element: Element, layout: Layout): Finding[] {
  const forms = layout.attributes ?? {};
  const names = new Set([...Object.keys(forms), ...Object.keys(element.attributes)]);
  return [...names].flatMap((name) => {
    const [form, value] = [forms[name], element.attributes[name]];
    if (form === undefined) return [{ path, message: `The attribute ${name} is unknown.` }];
    if (value === undefined) return [{ path, message: `The attribute ${name} is missing.` }];
    return fits(form, value) ? [] : [{ path, message: `The attribute ${name} is wrong: ${value}` }];
  });
}

function checkElement(path: string, element: Element, layout: Layout): Finding[] {
  const findings = checkAttributes(path, element, layout);
  if (layout.children !== undefined) {
    if (element.text !== null) findings.push({ path, message: 'There is text between the elements.' });
    return [...findings, ...checkLayout(path, element.children, layout.children)];
  }
  if (element.children.length > 0) return [...findings, { path, message: 'Only a text belongs here.' }];
  if (layout.text !== undefined && !fits(layout.text, element.text ?? ''))
    findings.push({ path, message: `This value is not allowed: ${element.text ?? ''}` });
  return findings;
}

/** Elements that are missing, unknown, repeated or out of order, and texts that have another form. */
export function checkLayout(
  path: string,
  elements: readonly Element[],
  layouts: readonly Layout[],
): Finding[] {
  const findings: Finding[] = [];
  const rest = [...elements];
  for (const layout of layouts) {
    let count = 0;
    while (rest[0]?.name === layout.name && (count === 0 || layout.isRepeated)) {
      const element = rest.shift() as Element;
      count += 1;
      const place = layout.isRepeated ? `${layout.name}[${count}]` : layout.name;
      findings.push(...checkElement(path === '' ? place : `${path}/${place}`, element, layout));
    }
    if (count < layout.least) findings.push({ path, message: `${layout.name} is missing.` });
  }
  const [extra] = rest;
  if (extra !== undefined) findings.push({ path, message: `${extra.name} does not belong here.` });
  return findings;
}
