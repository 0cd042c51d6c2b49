import { Button } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useOnboardingText } from '../../../../messages/useOnboardingText';

interface ExampleButtonProps {
  /** Asks before it replaces existing text. */
  hasWords: boolean;
  onUse: () => void;
}

export function ExampleButton({ hasWords, onUse }: ExampleButtonProps) {
  const t = useOnboardingText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => (hasWords ? setAsking(true) : onUse())}>
        {t('srm.terms.example')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('srm.terms.replaceTitle')}
          confirmLabel={t('srm.terms.replace')}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            onUse();
          }}
          onCancel={() => setAsking(false)}
        >
          {t('srm.terms.replaceText')}
        </ConfirmDialog>
      )}
    </>
  );
}
