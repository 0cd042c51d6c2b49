import { formatBytes } from '@portal/shared/format';
import { ExportButton } from '@portal/shared/list';
import { useI18n } from '@portal/shared/portal';
import { FoldedWords, LinkButton, PageHeader } from '@portal/shared/ui';
import { CalendarDays } from 'lucide-react';
import { useTripsText } from '../../../../messages/useTripsText';
import { useText } from '../../../../messages/useText';
import { useExcel } from '../../hooks/useExcel';
import type { ListKind } from '../../model/list-kind';
import type { View } from '../../model/view-state';
import { tripPaths } from '../../../../entities/trip/paths';

export function PageTop({ kind, view }: { kind: ListKind; view: View }) {
  const words = useText();
  const t = useTripsText();
  const { locale } = useI18n();
  const { bytes, download } = useExcel(t('trips.excel.name'), kind, view);
  return (
    <PageHeader
      title={words(`srm.${kind}Trips.title`)}
      subtitle={t(`trips.${kind}.subtitle`)}
      actions={
        <>
          <ExportButton
            isRunning={bytes !== null}
            announcement={t('trips.excel.begun')}
            onExport={() => void download()}
          >
            {bytes ? t('trips.excel.running', { size: formatBytes(bytes, locale) }) : t('trips.excel')}
          </ExportButton>
          <LinkButton to={tripPaths.calendar}>
            <CalendarDays size={16} aria-hidden />
            <FoldedWords>{t('trips.calendar')}</FoldedWords>
          </LinkButton>
          <LinkButton variant="primary" icon="plus" to={tripPaths.new}>
            <FoldedWords>{t('trips.new')}</FoldedWords>
          </LinkButton>
        </>
      }
    />
  );
}
