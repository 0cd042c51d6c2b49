import { Button, Inline } from '@portal/shared/ui';
import { useId } from 'react';
import { chooseSideForAll, getSide, type Compared, type Side, type Sides } from '../sides';
import { Cell, Table } from './table-style';

interface Props<Name extends string> {
  rows: readonly Compared<Name>[];
  sides: Sides<Name>;
  onSides: (sides: Sides<Name>) => void;
  /** `all`: takes every value of a side. */
  words: {
    readonly field: string;
    readonly empty: string;
    readonly heads: readonly [string, string];
    readonly all: readonly [string, string];
  };
}

const both = ['first', 'second'] as const satisfies readonly Side[];

/** Field by field, which of two values stays. */
export function FieldChoice<Name extends string>({ rows, sides, onSides, words }: Props<Name>) {
  const group = useId();
  const names = rows.map(({ name }) => name);
  return (
    <>
      {rows.length > 1 && (
        <Inline>
          {both.map((side, at) => (
            <Button key={side} size="sm" onClick={() => onSides(chooseSideForAll(names, side))}>
              {words.all[at]}
            </Button>
          ))}
        </Inline>
      )}
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {words.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.label}</th>
              {both.map((side, at) => (
                <Cell key={side}>
                  <label>
                    <input
                      type="radio"
                      name={`${group}-${row.name}`}
                      aria-label={`${row.label}, ${words.heads[at]}: ${row[side] || words.empty}`}
                      checked={getSide(sides, row.name) === side}
                      onChange={() => onSides({ ...sides, [row.name]: side })}
                    />
                    <bdi>{row[side] || words.empty}</bdi>
                  </label>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
