import { countries } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { useConfig, useCountry } from '@portal/shared/portal';
import { Flag } from '@portal/shared/ui';
import { useHostMessages } from '../../messages/useHostMessages';
import { SegmentedChoice } from '../parts/SegmentedChoice';
import { useCountrySwitch } from './useCountrySwitch';

/** The countries, for visitors without a session: all visible, as the choice decides which accounts exist. */
export function CountrySwitch() {
  const t = useHostMessages();
  const { countries: offered } = useConfig();
  const current = useCountry();
  const { choose, dialog } = useCountrySwitch();
  if (offered.length < 2) return null;
  const options = offered.map((code) => ({
    value: code,
    label: countryName(code),
    content: (
      <>
        <Flag country={countries[code].flag} size={18} />
        <span aria-hidden>{code.toUpperCase()}</span>
      </>
    ),
  }));
  return (
    <>
      <SegmentedChoice
        label={t('shell.country.label')}
        options={options}
        value={current.id}
        onChange={choose}
      />
      {dialog}
    </>
  );
}
