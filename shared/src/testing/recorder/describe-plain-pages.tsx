import { screen, waitFor } from '@testing-library/react';
import { countryCodes, type CountryCode } from '../../contract/entities/country';
import type { RemoteDefinition } from '../../remote';
import { settledUserId } from './platform';
import { renderPlainPage } from './render-plain-page';

export interface PlainVisit {
  readonly address: string;
  /** Who is signed in: the agent with everything by default, null for a visitor. */
  readonly userId?: string | null;
  readonly countries?: readonly CountryCode[];
  /** What the tab remembers from the pages before. */
  readonly remembered?: Readonly<Record<string, string>>;
  /** The page that the address leads to. */
  readonly leadsTo?: string;
}

/**
 * Opens every page of a remote on a platform that knows only section 7, in both countries. The visits are
 * grouped under the paths of the route table: a route without a visit fails, and so does a visit without a
 * route.
 */
export function describePlainPages(
  remote: RemoteDefinition,
  visits: Readonly<Record<string, readonly PlainVisit[]>>,
): void {
  describe('on a platform that knows section 7 alone', () => {
    test('every route of the route table is opened', () => {
      expect(Object.keys(visits).sort()).toEqual(remote.routes.map(({ path }) => path ?? '').sort());
    });

    const cases = Object.values(visits)
      .flat()
      .flatMap((visit) => (visit.countries ?? countryCodes).map((country) => ({ ...visit, country })));

    test.each(cases)(
      'opens $address in $country',
      async ({ address, country, userId = settledUserId, remembered = {}, leadsTo }) => {
        for (const [name, value] of Object.entries(remembered)) sessionStorage.setItem(name, value);
        const page = renderPlainPage(remote, address, {
          country,
          ...(userId === null ? { isSignedIn: false } : { userId }),
        });
        await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })[0]).toBeVisible());
        await page.expectPlain();
        expect(page.router.state.location.pathname).toBe(leadsTo ?? address.replace(/[?#].*/, ''));
      },
    );
  });
}
