import { scene, type Scene } from './scene';
const GROUND = 320;

const AXLES = [176, 464] as const;

/** Wire spokes on a thin rim. */
function wireWheel(x: number, radius: number): string {
  const y = GROUND - radius;
  const spokes = Array.from({ length: 18 }, (_, index) => {
    const turn = index * 20;
    return `<line x1="${x}" y1="${y}" x2="${x}" y2="${y - radius + 12}" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="${radius - 8}" fill="none" stroke="#1b1e22" stroke-width="16"/>
    <circle cx="${x}" cy="${y}" r="${radius - 1}" fill="none" stroke="#2f343a" stroke-width="3" stroke-dasharray="7 5"/>
    <circle cx="${x}" cy="${y}" r="${radius - 17}" fill="none" stroke="#9aa2aa" stroke-width="4"/>
    <g stroke="#b7bec5" stroke-width="1.4">${spokes.join('')}</g>
    <circle cx="${x}" cy="${y}" r="21" fill="none" stroke="#7d858d" stroke-width="4" stroke-dasharray="5 3"/>
    <circle cx="${x}" cy="${y}" r="8" fill="#4a5159"/>`;
}

/** An adventure motorcycle in its colour, as an SVG document. */
export function drawMotorcycle(paint: string, where: Scene): string {
  const [rear, front] = AXLES;
  const bike = `
    ${wireWheel(rear, 66)}${wireWheel(front, 72)}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M${rear} 254 L292 250 L318 262" stroke="#3b4249" stroke-width="13"/>
      <path d="M232 172 L262 250 L372 262 L398 158" stroke="#2b3036" stroke-width="9"/>
      <path d="M${front} 248 L402 128" stroke="#8c949c" stroke-width="12"/>
      <path d="M${front} 248 L430 182" stroke="#3b4249" stroke-width="16"/>
      <path d="M402 128 L384 98 L358 94" stroke="#23272c" stroke-width="7"/>
      <path d="M350 270 Q330 290 286 280 L196 226 L140 214" stroke="#9aa2aa" stroke-width="12"/>
      <path d="M178 220 L132 208" stroke="#4a5159" stroke-width="22"/>
      <path d="M150 150 L116 140 L112 156" stroke="#23272c" stroke-width="6"/>
    </g>
    <path d="M286 196 L378 196 L386 262 Q360 284 318 280 L284 262 Z" fill="#3f464d"/>
    <path d="M292 208 L374 204 M290 220 L376 216 M290 232 L378 228 M290 244 L380 240" stroke="#6b737b" stroke-width="3"/>
    <circle cx="328" cy="258" r="20" fill="#59616a" stroke="#2b3036" stroke-width="3"/>
    <path d="M418 176 Q470 150 532 186 L526 194 Q470 172 428 190 Z" fill="${paint}"/>
    <path d="M274 186 Q276 140 324 132 L386 130 Q408 144 402 172 L372 196 L286 196 Z" fill="${paint}"/>
    <path d="M274 186 Q276 140 324 132 L386 130 Q408 144 402 172 L372 196 L286 196 Z" fill="url(#light)"/>
    <path d="M300 172 Q330 150 384 152" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="5" stroke-linecap="round"/>
    <path d="M148 142 Q220 166 280 164 L284 186 L236 188 Q180 176 146 158 Z" fill="#1f2328"/>
    <path d="M142 158 Q176 178 232 188 L226 204 Q176 194 138 172 Z" fill="${paint}"/>
    <path d="M134 160 L144 160 L142 176 L132 172 Z" fill="#c0262d"/>
    <path d="M398 74 Q418 92 428 130 L406 134 Q400 104 390 84 Z" fill="#9fb1c0" opacity="0.65"/>
    <circle cx="426" cy="146" r="17" fill="url(#lamp)" stroke="#23272c" stroke-width="5"/>`;
  return scene(where, bike, [rear - 80, front + 80]);
}
