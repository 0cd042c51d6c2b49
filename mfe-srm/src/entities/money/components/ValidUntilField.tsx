import type { ComponentProps } from 'react';
import { useMoneyText } from '../../../messages/useMoneyText';
import { MomentField } from '../../../components/MomentField';

/** Until when a hold is valid, as the provider says. */
export function ValidUntilField(props: Omit<ComponentProps<typeof MomentField>, 'label' | 'help'>) {
  const t = useMoneyText();
  return <MomentField {...props} label={t('money.hold.validUntil')} help={t('money.hold.validUntilHelp')} />;
}
