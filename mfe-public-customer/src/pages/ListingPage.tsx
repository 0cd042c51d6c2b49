import { readPublicListingAddress } from '@portal/shared/contract';
import { useConfig } from '@portal/shared/portal';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '../features/customer-form/components/PageFrame';
import { ListingView } from '../features/listing/components/ListingView';
import { useListing } from '../features/listing/hooks/useListing';

export function ListingPage() {
  const { pathname } = useLocation();
  return (
    <PageFrame>
      <Content key={pathname} pathname={pathname} />
    </PageFrame>
  );
}

/** In the frame, which provides the language. */
function Content({ pathname }: { pathname: string }) {
  const address = useMemo(() => readPublicListingAddress(pathname), [pathname]);
  return <ListingView {...useListing(address, useConfig())} />;
}
