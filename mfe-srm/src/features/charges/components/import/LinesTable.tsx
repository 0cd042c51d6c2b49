import { readMinor, type RowOutcome, type StatementLine } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import styled from 'styled-components';
import { RowsBox, RowsTable } from '@portal/shared/list';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeTime } from '../list/ChargeTime';
import { TripCode } from '../../../../entities/trip/components/TripCode';

const Box = styled(RowsBox)`
  max-block-size: 45vh;
`;

const Table = styled(RowsTable)`
  font-size: var(--text-2);
`;

export const outcomeTones = {
  added: 'success',
  duplicate: 'neutral',
  free: 'neutral',
  skipped: 'neutral',
  refused: 'danger',
} as const satisfies Readonly<Record<RowOutcome, string>>;

const headings = ['line', 'outcome', 'plate', 'when', 'amount', 'trip'] as const;
/** Rows that are shown; a downloaded report has all. */
const SHOWN = 300;

interface Props {
  lines: readonly StatementLine[];
  label: string;
}

/** Lines of a statement with what becomes of each; refused ones first. */
export function LinesTable({ lines, label }: Props) {
  const t = useChargesText();
  const { currency } = useCountry();
  const order = (line: StatementLine) => (line.outcome === 'refused' ? 0 : 1);
  const shown = [...lines].sort((a, b) => order(a) - order(b) || a.line - b.line).slice(0, SHOWN);
  return (
    <Box role="region" aria-label={label} tabIndex={0}>
      <Table>
        <caption hidden>{label}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {t(`charges.line.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line}>
              <th scope="row">{line.line}</th>
              <td>
                <Badge tone={outcomeTones[line.outcome]} icon={false}>
                  {t(`charges.outcome.${line.outcome}`)}
                </Badge>
              </td>
              {line.problems.length > 0 ? (
                <td colSpan={4}>
                  {line.problems.map((problem) => t(`charges.problem.${problem}`)).join(' ')}
                </td>
              ) : (
                <>
                  <td>
                    <bdi>{line.plate}</bdi>
                  </td>
                  <td>
                    {line.at && line.precision && (
                      <ChargeTime charge={{ at: line.at, precision: line.precision }} />
                    )}
                  </td>
                  <td>{line.amount && formatMoney(readMinor(line.amount) ?? 0, currency)}</td>
                  <td>
                    {line.tripCode ? (
                      <TripCode>{line.tripCode}</TripCode>
                    ) : (
                      line.match && t(`charges.match.${line.match}`)
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
