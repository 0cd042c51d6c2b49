import type { Listing } from '@portal/shared/contract';
import { Banner, Button, Inline, LinkButton } from '@portal/shared/ui';
import { editPath, type Whose } from '../../model/edit-path';
import { useListingsText } from '../../../../messages/useListingsText';
import type { RowDeeds } from '../../hooks/useRowDeeds';
import type { Refusal } from '../../hooks/useVisibility';
import { progressOf } from '../../model/listing';

interface Props {
  row: Listing;
  refusal: Refusal;
  whose: Whose;
  deeds: RowDeeds;
}

/** Why the switch went back, beside it, with what helps. */
export function RefusalNote({ row, refusal, whose, deeds }: Props) {
  const t = useListingsText();
  const wanted = !row.isVisible;
  const next = progressOf(row).next ?? 1;
  return (
    <Banner
      tone="danger"
      title={t(wanted ? 'listings.refused.publish' : 'listings.refused.hide')}
      action={
        <Inline>
          {refusal.remedy === 'complete' && (
            <LinkButton size="sm" to={editPath(row.vehicleId, whose, next)}>
              {t(`listings.progress.next.${next}`)}
            </LinkButton>
          )}
          {refusal.remedy === 'plan' && (
            <LinkButton size="sm" to="/profile">
              {t('listings.refused.plan')}
            </LinkButton>
          )}
          {refusal.remedy === 'retry' && (
            <Button size="sm" icon="refresh" onClick={() => deeds.setVisible(row, wanted)}>
              {t('listings.refused.retry')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => deeds.dismiss(row)}>
            {t('listings.refused.dismiss')}
          </Button>
        </Inline>
      }
    >
      {refusal.message}
    </Banner>
  );
}
