import { Button } from '@portal/shared/ui';
import { belowTablet } from '@portal/shared/ui/media';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { useLazyPart } from '@portal/shared/lazy';

const load = async () =>
  (await import(/* webpackChunkName: "keyboard-help" */ './KeyboardPopover')).KeyboardPopover;

/** A phone has no keys to explain, and a window as narrow as a phone has no room for it. */
const WithKeys = styled.span`
  @media ${belowTablet}, (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

interface Props {
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
}

export function KeyboardHelp(props: Props) {
  const t = useText();
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  const words = t('enquiries.keys.title');
  return (
    <WithKeys>
      {isNeeded && loaded ? (
        <loaded.Part {...props} trigger={<Button variant="ghost">{words}</Button>} />
      ) : (
        <Button variant="ghost" aria-haspopup="dialog" busy={isNeeded} onClick={() => setIsNeeded(true)}>
          {words}
        </Button>
      )}
    </WithKeys>
  );
}
