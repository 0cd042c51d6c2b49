import { Button, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import type { Compared, Sides } from '../sides';
import { FieldChoice } from './FieldChoice';

export interface ConflictWords {
  readonly title: string;
  readonly text: string;
  readonly field: string;
  readonly typed: string;
  readonly stored: string;
  readonly allHere: string;
  readonly allThere: string;
  readonly empty: string;
  readonly back: string;
  readonly use: string;
}

interface Props<Name extends string> {
  /** `first` is the input here, `second` what was saved in the meantime. */
  rows: readonly Compared<Name>[];
  words: ConflictWords;
  /** Null: back to the form as it is. */
  onSettle: (sides: Sides<Name> | null) => void;
}

/** The input here next to what someone else saved. The agent chooses for each field. */
export function ConflictDialog<Name extends string>({ rows, words, onSettle }: Props<Name>) {
  const [sides, setSides] = useState({} as Sides<Name>);
  return (
    <Dialog
      size="lg"
      title={words.title}
      onClose={() => onSettle(null)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onSettle(null)}>
            {words.back}
          </Button>
          <Button variant="primary" onClick={() => onSettle(sides)}>
            {words.use}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{words.text}</Text>
        {rows.length > 0 && (
          <FieldChoice
            rows={rows}
            sides={sides}
            onSides={setSides}
            words={{
              field: words.field,
              empty: words.empty,
              heads: [words.typed, words.stored],
              all: [words.allHere, words.allThere],
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
