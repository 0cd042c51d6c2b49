import { withRootMark } from '../media/useRootMark';
import { largerTarget } from './largerTarget';

export const baseCss = `
*,*::before,*::after{box-sizing:border-box;}
*{margin:0;}
html{
  font-family:var(--font);font-size:100%;line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%;
  color:var(--color-ink-1);background:var(--color-bg);-webkit-font-smoothing:antialiased;
  scrollbar-color:var(--color-line-strong) transparent;scroll-padding-block:5.5rem;
}
@media (max-width:639px){${withRootMark('action-bar')}{scroll-padding-block-end:9rem;}}
body{font-size:var(--text-3);min-block-size:100dvh;}
h1,h2,h3,h4{font-weight:650;line-height:1.25;text-wrap:balance;}
p,li,dd{text-wrap:pretty;overflow-wrap:anywhere;}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;}
input,bdi,small[dir]{text-align:-webkit-match-parent;text-align:match-parent;}
a{color:var(--color-brand-ink);text-decoration-thickness:1px;text-underline-offset:3px;}
a:hover{text-decoration-thickness:2px;}
:where(a:not([class])){${largerTarget.link}}
:where(a:not([class]))::after{${largerTarget.area}}
@media (pointer:coarse){:where(a:not([class]))::after{${largerTarget.touch}}}
ul[role='list'],ol[role='list']{list-style:none;padding:0;}
img,svg,video,canvas{display:block;max-inline-size:100%;}
img,video{block-size:auto;}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;}
code,kbd,samp{font-family:var(--font-mono);font-size:0.95em;}
time,output{font-variant-numeric:tabular-nums;}
[hidden]{display:none !important;}
:focus{outline:none;}
@media (forced-colors:active){[aria-pressed='true'],[aria-current]:not([aria-current='false']),:where(label:has(>input[type='radio']:checked)){outline:3px solid Highlight;outline-offset:-3px;}}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px;}
h1[tabindex='-1']:focus{outline:none;}
::selection{background:var(--color-brand-soft);color:var(--color-ink-1);}
::placeholder{color:var(--color-ink-3);opacity:1;}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after{animation-duration:1ms !important;animation-iteration-count:1 !important;transition:none !important;scroll-behavior:auto !important;}
}
@media print{
  html{background:#fff;color:#000;}
  nav,[role='navigation'],[role='search'],[role='toolbar'],[role='switch'],[data-action-bar],[data-no-print]{display:none !important;}
  tr,li,[role='row'],figure{break-inside:avoid;}
  h1,h2,h3,h4{break-after:avoid;}
}
`;
