import { useOfferedFields } from '../../../libraries/record-form/hooks/useOfferedFields';
import { groupRows } from '../../../libraries/record-form/model/form-fields';
import { fields, isPlain, pageFields, type FormPart, type PlainName } from '../model/fields';

/** The rows of a part of the form, without fields that the country or its server does not have. */
export const useFormRows = (part: FormPart): PlainName[][] =>
  groupRows(fields, useOfferedFields(fields, pageFields).filter(isPlain), part);
