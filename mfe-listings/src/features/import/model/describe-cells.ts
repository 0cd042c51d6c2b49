import type { FileCells } from '../../../entities/listing/model/columns';

/** The name of a line: from its content, else the id of its listing. */
export const describeCells = ({ brand, model, plate, vehicleId }: FileCells): string =>
  [brand, model, plate].filter(Boolean).join(' \u00b7 ') || vehicleId;
