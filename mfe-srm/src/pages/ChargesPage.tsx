import { isNotOffered } from '@portal/shared/api';
import { srmChargeEndpoints, type Charge } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import {
  ImportButton,
  ListFrame,
  ListResults,
  useListPage,
  useListLook,
  useListView,
  useRowSelection,
} from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { Button, Card, EmptyState, FoldedWords, PageHeader, Stack } from '@portal/shared/ui';
import { ChartColumn, FileText, Milestone } from 'lucide-react';
import { useState } from 'react';
import { useChargesText } from '../messages/useChargesText';
import { useText } from '../messages/useText';
import type { OpenedDialog } from '../features/charges/components/ChargeDialogs';
import { Empty } from '../features/charges/components/list/Empty';
import { Figures } from '../features/charges/components/list/Figures';
import { Loading } from '../features/charges/components/list/Loading';
import { Table } from '../features/charges/components/list/Table';
import { Toolbar } from '../features/charges/components/list/Toolbar';
import { chargesView, pageSizes, toListQuery } from '../features/charges/model/view-state';
import { ChargeSelection } from '../features/charges/components/list/ChargeSelection';
import { getChargeId } from '../features/charges/model/charge-id';
import { chargeColumns } from '../features/charges/model/columns';

const loadDialogs = async () =>
  import(/* webpackChunkName: "charges-dialogs" */ '../features/charges/components/ChargeDialogs');

const none: readonly Charge[] = [];

export function ChargesPage() {
  const title = useText()('srm.charges.title');
  const t = useChargesText();
  const list = useListView(chargesView);
  const { view, setView } = list;
  const answer = useListPage(srmChargeEndpoints.list, { query: toListQuery(view) });
  const look = useListLook(chargeColumns);
  const selection = useRowSelection({
    rows: answer.page?.list ?? none,
    getId: getChargeId,
    query: list.query,
  });
  const hasTolls = useCapability('toll-passings');
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const isOpen = opened !== null || view.charge !== '';
  const close = () => {
    setOpened(null);
    if (view.charge) setView({ charge: '' }, 'replace');
  };
  const dialogs = useLazyPart(async () => (await loadDialogs()).ChargeDialogs, isOpen, close);
  if (answer.error && isNotOffered(answer.error) && !answer.page)
    return (
      <Stack>
        <PageHeader title={title} />
        <Card>
          <EmptyState title={t('charges.notOffered')}>{t('charges.notOfferedText')}</EmptyState>
        </Card>
      </Stack>
    );
  const isFiltered = chargesView.isFiltered(view);
  const isNew = answer.page?.total === 0 && !isFiltered;
  const words = {
    showing: (counts: { shown: number; total: number }) => t('charges.showing', counts),
    retry: t('charges.retry'),
    kept: t('charges.kept'),
    size: t('charges.pageSize'),
    empty: {
      page: t('charges.empty.page', { page: view.page }),
      first: t('charges.empty.first'),
      nothing: t('charges.empty.filtered'),
      nothingText: t('charges.empty.filteredText'),
      clear: t('charges.empty.clear'),
    },
  };
  return (
    <ListFrame>
      <PageHeader
        title={title}
        subtitle={t('charges.subtitle')}
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => setOpened('summary')}>
              <ChartColumn size={16} aria-hidden />
              <FoldedWords>{t('charges.summary')}</FoldedWords>
            </Button>
            {hasTolls && (
              <Button aria-haspopup="dialog" onClick={() => setOpened('tolls')}>
                <Milestone size={16} aria-hidden />
                <FoldedWords>{t('charges.tolls')}</FoldedWords>
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={() => setOpened('statements')}>
              <FileText size={16} aria-hidden />
              <FoldedWords>{t('charges.statements')}</FoldedWords>
            </Button>
            <ImportButton isLoading={opened === 'import' && !dialogs} onImport={() => setOpened('import')}>
              {t('charges.import')}
            </ImportButton>
            <Button variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => setOpened('add')}>
              <FoldedWords>{t('charges.add')}</FoldedWords>
            </Button>
          </>
        }
      />
      <Stack gap={3}>
        {!isNew && <Figures view={view} />}
        {!isNew && (
          <Toolbar
            list={list}
            look={look}
            isSelecting={selection.rows.length > 0}
            selectionBar={<ChargeSelection selection={selection} />}
          />
        )}
        <ListResults
          list={list}
          answer={answer}
          isFiltered={isFiltered}
          words={words}
          sizes={pageSizes}
          selection={selection}
          loading={<Loading />}
          nothing={<Empty onImport={() => setOpened('import')} onAdd={() => setOpened('add')} />}
        >
          {(rows, isStale) => (
            <Table
              rows={rows}
              isStale={isStale}
              look={look}
              selection={selection}
              getHeading={(id) => t(`charges.column.${id}`)}
              onOpen={(charge) => setView({ charge })}
            />
          )}
        </ListResults>
      </Stack>
      {isOpen && dialogs && (
        <dialogs.Part
          opened={opened}
          view={view}
          onClose={close}
          onAdded={(charge) => {
            setOpened(null);
            setView({ charge });
          }}
          onShow={(filter) => {
            setOpened(null);
            list.setSearch(filter.search ?? '');
            setView(filter);
          }}
        />
      )}
    </ListFrame>
  );
}
