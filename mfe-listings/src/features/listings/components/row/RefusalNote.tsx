import type { Listing } from '@portal/shared/contract';
import { Banner, Button, Inline, LinkButton } from '@portal/shared/ui';
import { editPath, type ListingOwner } from '../../model/edit-path';
import { useListingsText } from '../../../../messages/useListingsText';
import type { RowActions } from '../../hooks/useRowActions';
import type { Refusal } from '../../hooks/useVisibility';
import { getProgress } from '../../model/listing';

interface Props {
  row: Listing;
  refusal: Refusal;
  owner: ListingOwner;
  actions: RowActions;
}

/** Why the switch went back, next to it, with what helps. */
export function RefusalNote({ row, refusal, owner, actions }: Props) {
  const t = useListingsText();
  const isHidden = !row.isVisible;
  const next = getProgress(row).next ?? 1;
  return (
    <Banner
      tone="danger"
      title={t(isHidden ? 'listings.refused.publish' : 'listings.refused.hide')}
      action={
        <Inline>
          {refusal.remedy === 'complete' && (
            <LinkButton size="sm" to={editPath(row.vehicleId, owner, next)}>
              {t(`listings.progress.next.${next}`)}
            </LinkButton>
          )}
          {refusal.remedy === 'plan' && (
            <LinkButton size="sm" to="/profile">
              {t('listings.refused.plan')}
            </LinkButton>
          )}
          {refusal.remedy === 'retry' && (
            <Button size="sm" icon="refresh" onClick={() => actions.setVisible(row, isHidden)}>
              {t('listings.refused.retry')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => actions.dismiss(row)}>
            {t('listings.refused.dismiss')}
          </Button>
        </Inline>
      }
    >
      {refusal.message}
    </Banner>
  );
}
