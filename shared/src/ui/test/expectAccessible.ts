import { axe } from 'jest-axe';

/** Fails with each broken rule and the element that breaks it. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe(element);
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
