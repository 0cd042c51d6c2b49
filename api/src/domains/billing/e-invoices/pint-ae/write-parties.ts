import { ADDRESS_SCHEME, COUNTRY, getElectronicAddress, OUTSIDE_THE_SCHEME, TRADE_LICENCE } from './codes';
import type { Buyer, PintAddress, Seller } from './document';
import { element, type Element } from './xml';

const writeAddress = ({ street, city, emirate }: PintAddress): Element =>
  element('cac:PostalAddress', [
    element('cbc:StreetName', street),
    element('cbc:CityName', city),
    element('cbc:CountrySubentity', emirate),
    element('cac:Country', [element('cbc:IdentificationCode', COUNTRY)]),
  ]);

const writeTaxNumber = (taxNumber: string): Element =>
  element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', taxNumber),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);

const writeEndpoint = (address: string): Element =>
  element('cbc:EndpointID', address, { schemeID: ADDRESS_SCHEME });

export const writeSeller = ({ name, taxNumber, licence, address }: Seller): Element =>
  element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      writeEndpoint(getElectronicAddress(taxNumber)),
      writeAddress(address),
      writeTaxNumber(taxNumber),
      element('cac:PartyLegalEntity', [
        element('cbc:RegistrationName', name),
        element('cbc:CompanyID', licence.number, {
          schemeAgencyID: TRADE_LICENCE,
          schemeAgencyName: licence.authority,
        }),
      ]),
    ]),
  ]);

export const writeBuyer = ({ name, taxNumber, reference, address }: Buyer): Element =>
  element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      writeEndpoint(taxNumber === null ? OUTSIDE_THE_SCHEME : getElectronicAddress(taxNumber)),
      element('cac:PartyIdentification', [element('cbc:ID', reference)]),
      writeAddress(address),
      taxNumber === null ? null : writeTaxNumber(taxNumber),
      element('cac:PartyLegalEntity', [element('cbc:RegistrationName', name)]),
    ]),
  ]);
