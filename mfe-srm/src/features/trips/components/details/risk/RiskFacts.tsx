import type { RiskFact } from '@portal/shared/contract';
import { Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useRiskText } from '../../../../../messages/useRiskText';
import { nameStrength, nameFact, selectFacts } from '../../../model/risk-facts';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  font-size: var(--text-2);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
  }
  & > li > span:nth-of-type(2) {
    color: var(--color-ink-2);
  }
`;

/** The middle is neither: what raises the risk goes to the end, what lowers it to the start. */
const Track = styled.div`
  grid-column: 1 / -1;
  position: relative;
  block-size: 6px;
  border-radius: 3px;
  background: var(--color-surface-3);
`;

const Fill = styled.div<{ $isRaising: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ $isRaising }) => ($isRaising ? '50%' : 'auto')};
  inset-inline-end: ${({ $isRaising }) => ($isRaising ? 'auto' : '50%')};
  border-radius: inherit;
  background: ${({ $isRaising }) => ($isRaising ? 'var(--color-warning)' : 'var(--color-info)')};
  /* The length carries meaning: it stays in print and in forced colours. */
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

/** The facts that weigh most, in words, with how much each weighs. */
export function RiskFacts({ facts }: { facts: readonly RiskFact[] }) {
  const t = useRiskText();
  const shown = selectFacts(facts);
  const most = Math.max(1, ...shown.map(({ weight }) => Math.abs(weight)));
  if (shown.length === 0) return <Text tone="muted">{t('risk.noFacts')}</Text>;
  return (
    <Stack gap={2}>
      <Text size={2} weight={600} aria-hidden>
        {t('risk.facts')}
      </Text>
      <List role="list" aria-label={t('risk.facts')}>
        {shown.map((fact) => {
          const { id, values } = nameFact(fact);
          return (
            <li key={fact.kind}>
              <span>{t(id, values)}</span>
              <span>{t(nameStrength(fact.weight))}</span>
              <Track aria-hidden>
                <Fill
                  $isRaising={fact.weight > 0}
                  style={{ inlineSize: `${(Math.abs(fact.weight) / most) * 50}%` }}
                />
              </Track>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
