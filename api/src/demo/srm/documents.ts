import { Readable } from 'node:stream';

import type { FileKind } from '@portal/shared/contract';

import type { Deps } from '../../deps';
import { storeUpload } from '../../domains/files';
import { makePdf } from '../samples/make-pdf';
import type { Person } from './people';

export const passportPdf = ([name, , , nationality]: Person, number: string, expiry: string): Buffer =>
  makePdf('Passport', [
    `Name: ${name}`,
    `Nationality: ${nationality}`,
    `Passport number: ${number}`,
    `Valid until: ${expiry}`,
    'Sample document made for demonstration.',
  ]);

export const licencePdf = ([name]: Person, number: string, expiry: string): Buffer =>
  makePdf('Driving Licence', [
    `Name: ${name}`,
    `Licence number: ${number}`,
    `Valid until: ${expiry}`,
    'Sample document made for demonstration.',
  ]);

const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A card with the face of no real person. */
export const licenceSvg = ([name]: Person, number: string, expiry: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" viewBox="0 0 856 540">
  <rect width="856" height="540" rx="32" fill="#e8f0f2"/>
  <rect width="856" height="96" rx="32" fill="#0d5c63"/><rect y="60" width="856" height="36" fill="#0d5c63"/>
  <g font-family="sans-serif" fill="#13343a" font-size="30">
    <text x="40" y="62" fill="#ffffff" font-size="38">DRIVING LICENCE</text>
    <text x="320" y="180">${escaped(name)}</text><text x="320" y="240">${escaped(number)}</text>
    <text x="320" y="300">Valid until ${expiry}</text><text x="320" y="470" font-size="22">Sample made for demonstration</text>
  </g>
  <rect x="48" y="140" width="224" height="288" rx="12" fill="#c6d8dc"/>
  <circle cx="160" cy="244" r="62" fill="#7fa3aa"/><path d="M60 428a100 96 0 0 1 200 0z" fill="#7fa3aa"/>
</svg>`;

export async function storeDemoFile(
  deps: Deps,
  ownerId: string,
  content: Buffer,
  name: string,
  kind: FileKind,
): Promise<string> {
  return (await storeUpload(deps, ownerId, { stream: Readable.from([content]), name, kind })).id;
}
