import { useConfig, useCountry } from '@portal/shared/portal';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { LazyDialog } from '../parts/LazyDialog';
import { CountryTrigger } from './CountryTrigger';
import { useCountrySwitch } from './useCountrySwitch';

type Menu = ComponentType<ComponentProps<typeof import('../dialogs/CountryMenu').CountryMenu>>;

const loadMenu = async (): Promise<Menu> =>
  (await import(/* webpackChunkName: "dialogs" */ '../dialogs/dialogs')).CountryMenu;

/** The country of the session, in the header. The others are in its menu, because a change logs the agent out. */
export function CountryButton() {
  const { countries: offered } = useConfig();
  const { id: current } = useCountry();
  const { choose, dialog } = useCountrySwitch();
  const [isMenuRequested, setIsMenuRequested] = useState(false);
  if (offered.length < 2) return null;
  // Only before the click: the click itself reports a failure.
  const loadAhead = () => void loadMenu().catch(() => undefined);
  return (
    <>
      {isMenuRequested ? (
        <LazyDialog
          load={loadMenu}
          props={{
            trigger: <CountryTrigger country={current} />,
            offered,
            current,
            onChoose: choose,
          }}
          onClose={() => setIsMenuRequested(false)}
          fallback={<CountryTrigger country={current} aria-busy />}
        />
      ) : (
        <CountryTrigger
          country={current}
          onPointerEnter={loadAhead}
          onClick={() => setIsMenuRequested(true)}
        />
      )}
      {dialog}
    </>
  );
}
