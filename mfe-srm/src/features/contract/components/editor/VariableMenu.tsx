import { termsVariables, type TermsVariable } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import { useOnboardingText } from '../../../../messages/useOnboardingText';
import { placeholder } from '../../model/variables';

/** Inserts a placeholder, which each trip fills in, at the cursor. */
export function VariableMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useOnboardingText();
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost" icon="plus">
          {t('srm.terms.insert')}
        </Button>
      }
      onAction={(id) => onChoose(placeholder(id as TermsVariable))}
    >
      {termsVariables.map((name) => (
        <MenuItem key={name} id={name} description={placeholder(name)} textValue={t(`srm.terms.var.${name}`)}>
          {t(`srm.terms.var.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
