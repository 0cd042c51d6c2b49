import { useCountry, useServerClock } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { useOnboardingText } from '../../../../messages/useOnboardingText';
import { sampleTrip } from '../../model/sample';
import { fillVariables } from '../../model/variables';
import { TermsSheet } from '../../../../entities/agreement/components/TermsSheet';

/** The terms as a customer will read them, with the details of an invented trip. */
export function TermsPreview({ html }: { html: string }) {
  const t = useOnboardingText();
  const country = useCountry().id;
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const filled = useMemo(() => fillVariables(html, sampleTrip(t, country, now)), [country, html, now, t]);
  return (
    <div>
      <Text tone="muted" size={2}>
        {t('srm.terms.previewNote')}
      </Text>
      <TermsSheet label={t('srm.terms.preview')} html={filled} height="60vh" />
    </div>
  );
}
