import { type DateFieldProps, DateTimeField } from '@portal/shared/ui/date-fields';
import { formatLocalMoment } from '../model/local-moment';

interface Props extends DateFieldProps {
  /** Its current value, wherever it is stored. */
  text: string;
}

/**
 * A day and time. Browsers order day and month by their own setting, so 4/5 may be either of two days. The
 * text below the field spells the day out, with its weekday.
 */
export function MomentField({ text, help, ...props }: Props) {
  const written = formatLocalMoment(text);
  const notes =
    written && help ? (
      <>
        {written} · {help}
      </>
    ) : (
      written || help
    );
  return <DateTimeField {...props} help={notes} />;
}
