import { countries, type Country } from '@portal/shared/contract';
import { useCountry, usePortal } from '@portal/shared/portal';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getPathCountry } from './get-path-country';

/** The country of the page: the one in its path, else the selected one. */
export function usePageCountry(): Country {
  const selected = useCountry();
  const named = getPathCountry(useLocation().pathname);
  return named ? countries[named] : selected;
}

/** A path that names a country selects it, so that the page's calls go to that country's API. */
export function useFollowPathCountry(): void {
  const { country } = usePortal();
  const named = getPathCountry(useLocation().pathname);
  useLayoutEffect(() => {
    if (named) country.set(named);
  }, [country, named]);
}
