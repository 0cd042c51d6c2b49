import type { FleetVehicle } from '@portal/shared/contract';
import { Icon } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import { photoAddress, formatVehicleTitle } from '../../model/vehicle';

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--photo-size, 88px);
  @media (max-width: 479px) {
    inline-size: var(--photo-size, 72px);
  }
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
  color: var(--color-ink-3);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export function Photo({ row, isFirst }: { row: FleetVehicle; isFirst: boolean }) {
  const t = useFleetText();
  const address = photoAddress(row);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box>
      {address && address !== broken ? (
        <img
          src={address}
          alt={t('fleet.row.photo', { title: formatVehicleTitle(row) })}
          width={88}
          height={66}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      ) : (
        <Icon name="car" size={26} label={t('fleet.row.noPhoto')} />
      )}
    </Box>
  );
}
