import { termsVariables, type TermsVariable } from '@portal/shared/contract';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import { useOnboardingText } from '../../../../messages/useOnboardingText';
import { placeholder } from '../../model/variables';

/** Inserts a placeholder, which each trip fills in, at the cursor. */
export function VariableMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useOnboardingText();
  const { id: country } = useCountry();
  const isStored = useCapability('emirates-id');
  const hasEmiratesId = isStored && country === 'ae';
  const names = termsVariables.filter((name) => name !== 'emiratesId' || hasEmiratesId);
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost" icon="plus">
          {t('srm.terms.insert')}
        </Button>
      }
      onAction={(id) => onChoose(placeholder(id as TermsVariable))}
    >
      {names.map((name) => (
        <MenuItem key={name} id={name} description={placeholder(name)} textValue={t(`srm.terms.var.${name}`)}>
          {t(`srm.terms.var.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
