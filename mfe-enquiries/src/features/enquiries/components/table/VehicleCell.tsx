import { Icon } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { filled, imageOf } from '../../model/car';
import type { Row } from '../../model/row';
import { Cell, Line, ofParent } from './cell';

const Box = styled(Cell)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
`;

const Photo = styled.span`
  display: grid;
  place-items: center;
  inline-size: 60px;
  block-size: 45px;
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
  color: var(--color-ink-4);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Name = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink-1);
  font-size: var(--text-3);
  font-weight: 600;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: var(--color-brand-ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Two lines at most: a name of five thousand letters is a row like the others. */
const TwoLines = styled.span`
  ${ofParent}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

interface Props {
  row: Row;
  nameId: string;
  tabIndex: 0 | -1;
  onOpen: () => void;
}

export function VehicleCell({ row, nameId, tabIndex, onOpen }: Props) {
  const t = useText();
  const { car } = row.enquiry;
  const image = imageOf(car);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box $name="vehicle" role="gridcell">
      <Photo>
        {image && image !== broken ? (
          <img
            src={image}
            alt=""
            width={60}
            height={45}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(image)}
          />
        ) : (
          <Icon name="car" size={22} />
        )}
      </Photo>
      <div>
        <Name type="button" id={nameId} title={t('enquiries.row.open')} tabIndex={tabIndex} onClick={onOpen}>
          <TwoLines dir="auto">{row.vehicle}</TwoLines>
        </Name>
        <Line $quiet dir="auto" title={row.location}>
          {row.location}
        </Line>
        {filled(car?.vehicleCode) && (
          <Line $quiet dir="auto">
            {filled(car?.vehicleCode)}
          </Line>
        )}
      </div>
    </Box>
  );
}
