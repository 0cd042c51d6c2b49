import { TextField, type TextFieldProps } from '@portal/shared/ui';
import { writtenMoment } from '../model/local-moment';

interface Props extends Omit<TextFieldProps, 'type'> {
  /** What it holds now, wherever that is kept. */
  text: string;
}

/**
 * A day and time. Browsers order day and month by a setting of their own, so that 4/5 is either of two days: below the field the day stands in
 * words, with its weekday.
 */
export function MomentField({ text, help, ...props }: Props) {
  const written = writtenMoment(text);
  const notes =
    written && help ? (
      <>
        {written} · {help}
      </>
    ) : (
      written || help
    );
  return <TextField {...props} type="datetime-local" help={notes} />;
}
