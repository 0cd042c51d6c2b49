import { scene, type Scene } from './scene';
import { GROUND, type Shape } from './shape';
import { wheel } from './wheel';

const paths = (data: readonly string[], attributes: string) =>
  data.map((d) => `<path d="${d}" ${attributes}/>`).join('');

/** The car in its colour, with light from above, as an SVG document. */
export function drawCar(shape: Shape, paint: string, where: Scene): string {
  const {
    body,
    windows,
    seams,
    trim,
    headlight,
    taillight,
    handles,
    axles,
    wheelRadius,
    extras = '',
  } = shape;
  const arches = axles.map(
    (x) => `<circle cx="${x}" cy="${GROUND - wheelRadius - 1}" r="${wheelRadius + 6}" fill="#14171a"/>`,
  );
  const car = `
    <g clip-path="url(#car)">${arches.join('')}</g>
    ${axles.map((x) => `<rect x="${x - wheelRadius}" y="250" width="${2 * wheelRadius}" height="46" rx="20" fill="#14171a"/>`).join('')}
    <path d="${body}" fill="${paint}"/>
    <path d="${body}" fill="url(#light)"/>
    <g clip-path="url(#body)">
      <path d="M0 236 Q320 216 640 238 L640 244 Q320 224 0 243 Z" fill="#fff" opacity="0.22"/>
      <path d="M0 244 Q320 226 640 246 L640 300 L0 300 Z" fill="#000" opacity="0.1"/>
    </g>
    <path d="${trim}" fill="#23272c" opacity="0.94"/>
    ${paths(windows, 'fill="url(#glass)" stroke="#15191d" stroke-width="3" stroke-linejoin="round"')}
    <g clip-path="url(#windows)"><path d="M250 90 L330 90 L250 230 L170 230 Z M352 90 L372 90 L292 230 L272 230 Z" fill="#fff" opacity="0.13"/></g>
    <path d="${seams}" fill="none" stroke="#000" stroke-opacity="0.38" stroke-width="1.8"/>
    ${extras}
    ${handles.map(([x, y]) => `<rect x="${x}" y="${y}" width="26" height="6" rx="3" fill="#fff" opacity="0.55"/><rect x="${x}" y="${y + 3.5}" width="26" height="2.5" rx="1.2" fill="#000" opacity="0.3"/>`).join('')}
    <path d="${headlight}" fill="url(#lamp)" stroke="#3a4148" stroke-width="1.5"/>
    <path d="${taillight}" fill="#c0262d" stroke="#6d1317" stroke-width="1.2"/>
    ${axles.map((x) => wheel(x, wheelRadius)).join('')}`;
  const clips = `<clipPath id="body"><path d="${body}"/></clipPath><clipPath id="windows">${paths(windows, '')}</clipPath>
    <clipPath id="car"><rect width="640" height="400"/></clipPath>`;
  return scene(where, car.replaceAll('url(#paint)', paint), [axles[0] - 110, axles[1] + 95], clips);
}
