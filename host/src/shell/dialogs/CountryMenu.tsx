import { countries, type CountryCode } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { Flag } from '@portal/shared/ui';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import type { ReactElement } from 'react';
import { useDialogMessages } from '../../messages/useDialogMessages';

interface Props {
  trigger: ReactElement;
  offered: readonly CountryCode[];
  current: CountryCode;
  onChoose: (code: CountryCode) => void;
}

/** The countries. It opens at once, because its file was loaded for this click. */
export function CountryMenu({ trigger, offered, current, onChoose }: Props) {
  const t = useDialogMessages();
  const choose = (id: string) => {
    const code = offered.find((one) => one === id);
    if (code && code !== current) onChoose(code);
  };
  return (
    <Menu trigger={trigger} defaultOpen onAction={choose}>
      {offered.map((code) => (
        <MenuItem
          key={code}
          id={code}
          textValue={countryName(code)}
          media={<Flag country={countries[code].flag} size={18} />}
          disabled={code === current}
          description={t(code === current ? 'shell.country.menu.current' : 'shell.country.menu.leaves')}
        >
          {countryName(code)}
        </MenuItem>
      ))}
    </Menu>
  );
}
