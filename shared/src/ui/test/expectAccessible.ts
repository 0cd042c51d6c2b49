import { axe } from 'jest-axe';

/** Fails with each broken rule and the element that breaks it. Allowed rules are named by their id. */
export async function expectAccessible(element: Element, allowed: readonly string[] = []): Promise<void> {
  const found = await axe(element);
  const violations = found.violations.filter(({ id }) => !allowed.includes(id));
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
