import { isOptionalField, type CustomerRecord } from '@portal/shared/contract';
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
  /** Only what a contact must have. */
  isContactOnly?: boolean;
}

/** The fields of a part of the form, row by row. */
export function CustomerRows({ part, isContactOnly = false, ...parts }: Props) {
  const offered = useOfferedFields(fields, fieldNames);
  const names = offered.filter((name) => !isContactOnly || !isOptionalField(fields[name]));
  return groupRows(fields, names, part).map((row) => {
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
