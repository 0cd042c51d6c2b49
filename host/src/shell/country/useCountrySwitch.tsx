import { countries, type CountryCode } from '@portal/shared/contract';
import { usePortal } from '@portal/shared/portal';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LazyDialog } from '../parts/LazyDialog';
import { getCounterpartPath } from './get-counterpart-path';

const load = async () => (await import(/* webpackChunkName: "dialogs" */ '../dialogs/dialogs')).CountryDialog;

/** Changes the country. With a session it asks first, because the session belongs to the country it was started in. */
export function useCountrySwitch(): { choose(code: CountryCode): void; dialog: ReactNode } {
  const { session, country } = usePortal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [requested, setRequested] = useState<CountryCode | null>(null);

  const choose = (code: CountryCode) => {
    if (session.get() !== null) return setRequested(code);
    country.set(code);
    const counterpart = getCounterpartPath(pathname, code);
    if (counterpart) void navigate(counterpart + search, { replace: true });
  };
  const confirm = (code: CountryCode) => {
    setRequested(null);
    session.end('country-changed');
    country.set(code);
    // A tick later: a page with unsaved changes must first learn that the session is over.
    setTimeout(() => void navigate(`/${code}/login`));
  };
  const dialog = requested && (
    <LazyDialog
      load={load}
      props={{
        current: country.get(),
        next: countries[requested],
        onConfirm: () => confirm(requested),
        onClose: () => setRequested(null),
      }}
      onClose={() => setRequested(null)}
    />
  );
  return { choose, dialog };
}
