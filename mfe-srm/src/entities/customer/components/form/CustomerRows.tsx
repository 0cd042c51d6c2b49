import type { CustomerRecord } from '@portal/shared/contract';
import { FieldRow } from '@portal/shared/ui';
import { Fragment } from 'react';
import { useOfferedFields } from '../../../../libraries/record-form/hooks/useOfferedFields';
import { groupRows } from '../../../../libraries/record-form/model/form-fields';
import { fieldNames, fields, type FormPart } from '../../model/fields';
import { CustomerField } from './CustomerField';
import type { PartProps, UploadProps } from './part-props';

interface Props extends PartProps, UploadProps {
  part: FormPart;
  customer: CustomerRecord | null;
}

/** The fields of a part of the form, row by row. */
export function CustomerRows({ part, ...parts }: Props) {
  const offered = useOfferedFields(fields, fieldNames);
  return groupRows(fields, offered, part).map((row) => {
    const Row = row.length > 1 ? FieldRow : Fragment;
    return (
      <Row key={row.join()}>
        {row.map((name) => (
          <CustomerField key={name} {...parts} name={name} />
        ))}
      </Row>
    );
  });
}
