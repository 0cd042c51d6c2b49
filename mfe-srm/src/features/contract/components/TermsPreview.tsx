import { useCountry, useServerClock } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import DOMPurify from 'dompurify';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { sampleTrip } from '../model/sample';
import { fillVariables } from '../model/variables';
import { termsStyle } from './terms-style';

const Sheet = styled.div`
  max-block-size: 60vh;
  padding: var(--space-5);
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
  overflow-wrap: anywhere;
  ${termsStyle}
`;

/** The terms as a customer will read them, with the details of an invented trip. */
export function TermsPreview({ html }: { html: string }) {
  const t = useText();
  const country = useCountry().id;
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const shown = useMemo(
    () => DOMPurify.sanitize(fillVariables(html, sampleTrip(t, country, now))),
    [country, html, now, t],
  );
  return (
    <div>
      <Text tone="muted" size={2}>
        {t('srm.terms.previewNote')}
      </Text>
      <Sheet
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={t('srm.terms.preview')}
        dangerouslySetInnerHTML={{ __html: shown }}
      />
    </div>
  );
}
