import { limits, type Listing } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { BouncingDots, ErrorState, Stack, Text } from '@portal/shared/ui';
import { RadioCards, type RadioCard } from '@portal/shared/ui/form';
import { SearchField } from '@portal/shared/ui/search';
import { formatListingTitle } from '../../../entities/listing/model/format-listing-title';
import { useSharedPhotosText } from '../../../messages/useSharedPhotosText';
import type { useChooseListing } from '../hooks/useChooseListing';

function getState({ isVisible, levelsFilled }: Listing): 'published' | 'hidden' | 'incomplete' {
  if (isVisible) return 'published';
  return (levelsFilled ?? 0) >= 2 ? 'hidden' : 'incomplete';
}

interface Props {
  choice: ReturnType<typeof useChooseListing>;
  error: string | undefined;
}

/** A new listing, or one that the agent looks for. */
export function ListingChoice({ choice, error }: Props) {
  const t = useSharedPhotosText();
  const named = useVehicleNames();
  const { search, setSearch, rows, drafts, chosenValue, choose } = choice;
  const fresh: RadioCard = { value: 'new', title: t('shared.new'), description: t('shared.new.text') };
  const begun = drafts.map((draft): RadioCard => {
    const parts = [draft.vehicleBrand && named(draft.vehicleBrand), draft.vehicleModel];
    const name = [...parts, draft.vehicleRegisteredYear].filter(Boolean).join(' ');
    return {
      value: draft.draftId,
      title: t('shared.draft', { name: name || t('shared.draft.unnamed') }),
      description: t('shared.draft.text'),
    };
  });
  const others = rows.map((row): RadioCard => ({
    value: row.vehicleId,
    title: <bdi>{formatListingTitle(row) || t('shared.untitled')}</bdi>,
    description: (
      <>
        <bdi>{row.vehicleRegistrationNumber}</bdi> · {t(`shared.state.${getState(row)}`)}
      </>
    ),
  }));
  return (
    <Stack gap={4}>
      <SearchField
        label={t('shared.search')}
        text={search}
        onText={setSearch}
        maxLength={limits.search.max}
      />
      <RadioCards
        name="listing"
        label={t('shared.choose')}
        options={[fresh, ...begun, ...others]}
        value={chosenValue}
        error={error}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {choice.isLoading && <BouncingDots />}
      {choice.isNone && <Text tone="muted">{t(search ? 'shared.list.noMatch' : 'shared.list.none')}</Text>}
      {choice.error && rows.length === 0 && (
        <ErrorState
          title={t('shared.list.failed')}
          level={3}
          retrying={choice.isRefreshing}
          onRetry={choice.retry}
        >
          {choice.error.message}
        </ErrorState>
      )}
    </Stack>
  );
}
