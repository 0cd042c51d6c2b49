import type { PortalConfig, PublicListingAddress } from '@portal/shared/contract';
import { ListingView } from '../features/listing/components/ListingView';
import { useListing } from '../features/listing/hooks/useListing';
import { useRecordOpen } from '../features/listing/hooks/useRecordOpen';
import { useListingText } from '../messages/useListingText';
import { StandaloneFrame } from './StandaloneFrame';
import { useDocument } from './useDocument';

interface Props {
  /** Null if no listing can be at the address. */
  readonly address: PublicListingAddress | null;
  readonly config: PortalConfig | null;
}

/** The public page of a listing without the portal around it. Nothing of the form is part of it. */
export function StandaloneListing(props: Props) {
  return (
    <StandaloneFrame config={props.config}>
      <Content {...props} />
    </StandaloneFrame>
  );
}

/** In the frame, which provides the language. */
function Content({ address, config }: Props) {
  const t = useListingText();
  const opened = useListing(address, config);
  const { state } = opened;
  useRecordOpen(address, config, state.status === 'open');
  useDocument(state.status === 'open' ? state.listing.title : t('listing.title'), config?.brandName);
  return <ListingView {...opened} />;
}
