import { ExportButton, ImportButton } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { FoldedWords, LinkButton, PageHeader } from '@portal/shared/ui';
import { addPath } from '../../../entities/listing/model/paths';
import { useListingsText } from '../../../messages/useListingsText';
import { useText } from '../../../messages/useText';
import { useExport } from '../hooks/useExport';
import { usePlanUse } from '../hooks/usePlanUse';
import type { View } from '../model/view-state';
import { PlanLine } from './PlanLine';

interface Props {
  userId: string;
  view: View;
  isImporting: boolean;
  onImport: () => void;
}

export function PageTop({ userId, view, isImporting, onImport }: Props) {
  const words = useText();
  const t = useListingsText();
  const plan = usePlanUse();
  const canImport = useCapability('imports');
  const { progress, run } = useExport(view);
  return (
    <PageHeader
      title={words('listings.list.title')}
      subtitle={plan ? <PlanLine plan={plan} /> : t('listings.subtitle')}
      actions={
        <>
          {canImport && (
            <ImportButton isLoading={isImporting} onImport={onImport}>
              {t('listings.import')}
            </ImportButton>
          )}
          <ExportButton isRunning={progress !== null} onExport={() => void run()}>
            {progress?.total ? t('listings.export.running', progress) : t('listings.export')}
          </ExportButton>
          <LinkButton variant="primary" icon="plus" to={addPath(userId)}>
            <FoldedWords>{t('listings.add')}</FoldedWords>
          </LinkButton>
        </>
      }
    />
  );
}
