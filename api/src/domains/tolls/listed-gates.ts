import type { CountryCode, TollIssuer } from '@portal/shared/contract';

/** A gate by its name. Its place is not known here: no open package has it, so each company learns or marks it. */
export interface ListedGate {
  readonly gate: string;
  readonly country: CountryCode;
  readonly issuer: TollIssuer;
  readonly name: string;
  /** Parts of the names that statements write, in English and Arabic. */
  readonly marks: readonly string[];
}

const gate = (
  issuer: 'salik' | 'darb',
  id: string,
  name: string,
  ...marks: readonly [string, ...string[]]
): ListedGate => ({ gate: `${issuer}:${id}`, country: 'ae', issuer, name, marks });

/**
 * The gates of Salik and Darb, as their statements name them. India has about a thousand plazas; those that statements name are
 * added as they come.
 */
export const listedGates: readonly ListedGate[] = [
  gate('salik', 'airportTunnel', 'Airport Tunnel', 'airport tunnel', 'نفق المطار'),
  gate('salik', 'alBarsha', 'Al Barsha', 'barsha', 'البرشاء'),
  gate('salik', 'alGarhoud', 'Al Garhoud Bridge', 'garhoud', 'القرهود'),
  gate('salik', 'alMaktoum', 'Al Maktoum Bridge', 'maktoum bridge', 'جسر آل مكتوم', 'جسر المكتوم'),
  gate('salik', 'alMamzarNorth', 'Al Mamzar North', 'mamzar north', 'الممزر الشمالية', 'الممزر شمال'),
  gate('salik', 'alMamzarSouth', 'Al Mamzar South', 'mamzar south', 'الممزر الجنوبية', 'الممزر جنوب'),
  gate('salik', 'alSafaNorth', 'Al Safa North', 'safa north', 'الصفا الشمالية', 'الصفا شمال'),
  gate('salik', 'alSafaSouth', 'Al Safa South', 'safa south', 'الصفا الجنوبية', 'الصفا جنوب'),
  gate('salik', 'businessBay', 'Business Bay Crossing', 'business bay', 'الخليج التجاري'),
  gate('salik', 'jebelAli', 'Jebel Ali', 'jebel ali', 'جبل علي'),
  gate('darb', 'alMaqta', 'Al Maqta Bridge', 'maqta', 'المقطع'),
  gate('darb', 'mussafah', 'Mussafah Bridge', 'mussafah', 'musaffah', 'المصفح'),
  gate('darb', 'sheikhKhalifa', 'Sheikh Khalifa Bridge', 'sheikh khalifa', 'الشيخ خليفة'),
  gate('darb', 'sheikhZayed', 'Sheikh Zayed Bridge', 'sheikh zayed', 'الشيخ زايد'),
];
