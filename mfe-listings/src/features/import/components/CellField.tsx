import { TextField } from '@portal/shared/ui';
import { useState } from 'react';
import { columns, type ColumnId } from '../../../entities/listing/model/columns';

interface Props {
  id: ColumnId;
  value: string;
  error: string | undefined;
  onDone: (text: string) => void;
}

/** A cell is checked on blur, because a correct line leaves the list of wrong ones. */
export function CellField({ id, value, error, onDone }: Props) {
  const [text, setText] = useState(value);
  const done = () => {
    if (text !== value) onDone(text);
  };
  return (
    <TextField
      label={columns[id].header}
      dir="auto"
      autoComplete="off"
      value={text}
      error={error}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  );
}
